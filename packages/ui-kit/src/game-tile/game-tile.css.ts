import { bareButton, focusRing, kit } from "../style/kit-style.ts";
import { fontSize, fontWeight, lineHeight, media, motion, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const tile = kit({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  minInlineSize: 0,
});
export const cover = kit({
  position: "relative",
  overflow: "hidden",
  aspectRatio: vars.tileRatio,
  borderRadius: vars.radiusMd,
  background: vars.raised,
  isolation: "isolate",
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      inset: 0,
      borderRadius: "inherit",
      boxShadow: "inset 0 0 0 1px rgb(255 255 255 / 0.08)",
      pointerEvents: "none",
    },
  },
});
export const picture = kit({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  transition: `transform ${motion.slow} ${motion.out}`,
  selectors: { [`${tile}:hover &`]: { transform: "scale(1.035)" } },
  "@media": {
    [media.reducedMotion]: {
      transition: "none",
      selectors: { [`${tile}:hover &`]: { transform: "none" } },
    },
  },
});
export const closed = kit({ filter: "grayscale(1) brightness(0.55)" });
export const badges = kit({
  position: "absolute",
  insetBlockStart: 8,
  insetInlineStart: 8,
  display: "flex",
  gap: 4,
  zIndex: 1,
});
export const notice = kit({
  position: "absolute",
  inset: 0,
  zIndex: 1,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  padding: space[3],
  textAlign: "center",
  fontSize: fontSize[13],
  lineHeight: lineHeight.heading,
  color: "#ffffff",
  background: "rgb(8 12 11 / 0.5)",
});
export const noticeIcon = kit({ fontSize: fontSize[24] });
export const words = kit({ minInlineSize: 0 });
export const title = kit({
  fontSize: fontSize[14],
  lineHeight: lineHeight.heading,
  fontWeight: fontWeight.strong,
  color: vars.text,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const detail = kit({
  fontSize: fontSize[12],
  lineHeight: lineHeight.heading,
  color: vars.textFaint,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
/** A button of four letters or two characters, with what is around them. */
export const besideButton = kit({ paddingInlineEnd: 50 });
export const open = kit({
  ...bareButton,
  textDecoration: "none",
  color: "inherit",
  display: "block",
  inlineSize: "100%",
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      inset: 0,
      zIndex: 2,
      borderRadius: vars.radiusMd,
    },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::before": focusRing,
    "&[aria-disabled=true]": { cursor: "not-allowed" },
  },
});
/** On the cover, so that titles keep their width on phones. */
export const favourite = kit({
  position: "absolute",
  insetBlockStart: 4,
  insetInlineEnd: 4,
  zIndex: 3,
});
export const heart = kit({
  color: "#ffffff",
  background: "rgb(8 12 11 / 0.46)",
  borderRadius: vars.radiusPill,
  "@media": {
    [media.hover]: {
      selectors: { "&:hover:hover": { color: "#ffffff", background: "rgb(8 12 11 / 0.72)" } },
    },
  },
});
export const heartOn = kit({
  color: vars.accent,
  selectors: { "&:hover:hover": { color: vars.accent } },
});
