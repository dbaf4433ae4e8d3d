import { bareButton, focusRing, kit } from "../style/kit-style.ts";
import { fontSize, fontWeight, media, motion, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const list = kit({
  display: "flex",
  gap: space[5],
  borderBlockEnd: `1px solid ${vars.line}`,
  overflowX: "auto",
  scrollbarWidth: "none",
  selectors: { "&::-webkit-scrollbar": { display: "none" } },
});
export const tab = kit({
  ...bareButton,
  position: "relative",
  flexShrink: 0,
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: 44,
  paddingInline: 2,
  fontSize: fontSize[14],
  color: vars.textMuted,
  whiteSpace: "nowrap",
  textDecoration: "none",
  transition: `color ${motion.fast} ${motion.out}`,
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: 2,
      borderRadius: 2,
      background: "transparent",
    },
    "&[aria-selected=true], &[aria-current=page]": {
      color: vars.text,
      fontWeight: fontWeight.strong,
    },
    "&[aria-selected=true]::after, &[aria-current=page]::after": { background: vars.accentText },
    "&:focus-visible": { ...focusRing, outlineOffset: -3, borderRadius: vars.radiusSm },
    "&[aria-disabled=true], &[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { color: vars.text } } },
    [media.forcedColors]: {
      selectors: {
        "&[aria-selected=true]::after, &[aria-current=page]::after": { background: "Highlight" },
      },
    },
  },
});
export const panel = kit({
  paddingBlockStart: space[5],
  outline: "none",
  selectors: { "&:focus-visible": focusRing },
});
