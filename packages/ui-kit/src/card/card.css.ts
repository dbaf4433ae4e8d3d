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
    backgroundImage: [
      "radial-gradient(110% 150% at 8% -30%, rgb(255 255 255 / 0.13), transparent 60%)",
      "repeating-linear-gradient(45deg, rgb(255 255 255 / 0.024) 0 1px, transparent 1px 4px)",
      "repeating-linear-gradient(-45deg, rgb(0 0 0 / 0.07) 0 1px, transparent 1px 4px)",
      `linear-gradient(120deg, ${vars.heroFrom}, ${vars.heroTo})`,
    ].join(", "),
    boxShadow: `inset 0 0 0 1px rgb(255 255 255 / 0.07), ${vars.shadow1}`,
    vars: {
      [vars.surface]: "rgb(255 255 255 / 0.07)",
      [vars.raised]: "rgb(255 255 255 / 0.14)",
      [vars.line]: "rgb(255 255 255 / 0.16)",
      [vars.lineStrong]: "rgb(255 255 255 / 0.34)",
      [vars.text]: vars.onHero,
      [vars.textMuted]: `color-mix(in srgb, ${vars.onHero} 82%, transparent)`,
      [vars.textFaint]: `color-mix(in srgb, ${vars.onHero} 72%, transparent)`,
      [vars.accentText]: vars.accent,
      [vars.accentSoft]: "rgb(255 255 255 / 0.1)",
      [vars.focus]: vars.onHero,
    },
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
