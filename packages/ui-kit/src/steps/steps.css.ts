import { kit } from "../style/kit-style.ts";
import { fontSize, fontWeight, lineHeight, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";
import { plainList } from "../theme/mixins.ts";

export const list = kit({ display: "flex", ...plainList });
export const step = kit({
  position: "relative",
  flex: 1,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
  textAlign: "center",
  fontSize: fontSize[13],
  lineHeight: lineHeight.heading,
  color: vars.textMuted,
  selectors: {
    "&:not(:first-child)::before": {
      content: "",
      position: "absolute",
      insetBlockStart: 13,
      insetInlineStart: "calc(-50% + 20px)",
      insetInlineEnd: "calc(50% + 20px)",
      blockSize: 2,
      borderRadius: 2,
      background: vars.line,
    },
  },
});
export const reached = kit({
  selectors: { "&:not(:first-child)::before": { background: vars.accentText } },
});
export const current = kit({ color: vars.text, fontWeight: fontWeight.strong });
export const mark = kit({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: 28,
  blockSize: 28,
  borderRadius: "50%",
  border: `1.5px solid ${vars.lineStrong}`,
  fontFamily: vars.fontFigures,
  fontSize: fontSize[13],
  fontVariantNumeric: "tabular-nums",
});
export const markCurrent = kit({
  borderColor: vars.accentText,
  color: vars.accentText,
  boxShadow: `0 0 0 4px ${vars.accentSoft}`,
});
export const markDone = kit({
  borderColor: vars.accentText,
  background: vars.accent,
  color: vars.onAccent,
});
export const detail = kit({
  fontSize: fontSize[12],
  fontWeight: fontWeight.text,
  color: vars.textFaint,
  fontVariantNumeric: "tabular-nums",
});
