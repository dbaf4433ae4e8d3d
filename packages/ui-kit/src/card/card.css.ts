import { focusRing, kit, kitVariants } from "../style/kit-style.ts";
import { media, motion, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const card = kit({
  display: "block",
  minInlineSize: 0,
  borderRadius: vars.radiusLg,
  border: `${vars.cardLine} solid ${vars.line}`,
  background: vars.surface,
  color: vars.text,
  textDecoration: "none",
});

export const padding = kitVariants({
  none: { overflow: "hidden" },
  small: { padding: space[4] },
  medium: { padding: space[4], "@media": { [media.desktop]: { padding: space[6] } } },
  large: { padding: space[6], "@media": { [media.desktop]: { padding: space[8] } } },
});

export const tone = kitVariants({
  plain: {},
  raised: { background: vars.raised, boxShadow: vars.shadow1 },
  quiet: { background: "transparent" },
  hero: {
    borderColor: "transparent",
    color: vars.onHero,
    backgroundImage: `linear-gradient(135deg, ${vars.heroFrom}, ${vars.heroTo})`,
  },
});

export const pressable = kit({
  transition: `border-color ${motion.base} ${motion.out}, transform ${motion.base} ${motion.out}`,
  selectors: { "&:focus-visible": focusRing },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { borderColor: vars.lineStrong } } },
    [media.reducedMotion]: { transition: "none" },
  },
});
