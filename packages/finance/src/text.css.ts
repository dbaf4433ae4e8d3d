import { fontSize, lineHeight, plainList as bare, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** Over or beside a figure. */
export const label = style({ margin: 0, fontSize: fontSize[13], color: vars.textMuted });
/** An explanation of a sentence or two. */
export const note = style([label, { lineHeight: lineHeight.text }]);
/** A list of explanations. */
export const tips = style([note, { paddingInlineStart: "1.2em", display: "grid", gap: space[2] }]);
/** A list that is drawn without its dots. */
export const plainList = style({ ...bare, display: "grid" });
/** A row of such a list, set off by a line: what it is, and at its end a figure. */
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.line}`,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
});
