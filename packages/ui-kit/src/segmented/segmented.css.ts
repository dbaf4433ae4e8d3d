import { hidden, kit } from "../style/kit-style.ts";
import { fontSize, fontWeight, media, motion, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const group = kit({
  display: "inline-flex",
  alignSelf: "flex-start",
  maxInlineSize: "100%",
  margin: 0,
  padding: 3,
  gap: 2,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radiusControl,
  background: vars.field,
  overflowX: "auto",
  scrollbarWidth: "none",
  selectors: { "&::-webkit-scrollbar": { display: "none" } },
});
export const full = kit({ display: "flex", alignSelf: "stretch" });
export const radio = kit(hidden);
export const option = kit({
  position: "relative",
  flex: "1 0 auto",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minBlockSize: 34,
  paddingInline: space[2],
  borderRadius: `max(0px, calc(${vars.radiusControl} - 4px))`,
  fontSize: fontSize[13],
  color: vars.textMuted,
  whiteSpace: "nowrap",
  cursor: "pointer",
  transition: `background-color ${motion.fast} ${motion.out}, color ${motion.fast} ${motion.out}`,
  selectors: {
    "&[data-chosen]": {
      background: vars.raised,
      color: vars.text,
      fontWeight: fontWeight.strong,
      boxShadow: `0 0 0 1px ${vars.line}, ${vars.shadow1}`,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
    "&:has(:disabled)": { opacity: 0.5, cursor: "not-allowed" },
  },
  "@media": {
    [media.tablet]: { paddingInline: space[4], fontSize: fontSize[14] },
    [media.touch]: { minBlockSize: 44 },
    [media.hover]: { selectors: { "&:hover": { color: vars.text } } },
    [media.reducedMotion]: { transition: "none" },
    [media.forcedColors]: { selectors: { "&[data-chosen]": { outline: "2px solid Highlight" } } },
  },
});
