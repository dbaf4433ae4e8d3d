import { hidden, kit } from "../style/kit-style.ts";
import { fontSize, fontWeight, lineHeight, media, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

const wide = media.desktop;

export const frame = kit({
  minInlineSize: 0,
  "@media": {
    [wide]: {
      borderRadius: vars.radiusLg,
      border: `${vars.cardLine} solid ${vars.line}`,
      background: vars.surface,
      overflowX: "auto",
    },
  },
});
export const table = kit({
  display: "block",
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: fontSize[14],
  lineHeight: lineHeight.heading,
  "@media": { [wide]: { display: "table" } },
});
export const caption = kit(hidden);
export const head = kit({
  display: "none",
  "@media": { [wide]: { display: "table-header-group" } },
});
export const body = kit({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  "@media": { [wide]: { display: "table-row-group" } },
});
export const headCell = kit({
  paddingBlock: space[3],
  paddingInline: space[4],
  textAlign: "start",
  fontSize: fontSize[13],
  fontWeight: fontWeight.text,
  color: vars.textMuted,
  whiteSpace: "nowrap",
  borderBlockEnd: `1px solid ${vars.line}`,
});
export const row = kit({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[4],
  rowGap: 6,
  padding: space[4],
  borderRadius: vars.radiusMd,
  border: `${vars.cardLine} solid ${vars.line}`,
  background: vars.surface,
  "@media": {
    [wide]: {
      display: "table-row",
      padding: 0,
      border: 0,
      borderRadius: 0,
      background: "transparent",
      selectors: { "&:hover": { background: vars.accentSoft } },
    },
  },
});
export const cell = kit({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[4],
  minInlineSize: 0,
  textAlign: "end",
  overflowWrap: "anywhere",
  "@media": {
    [wide]: {
      display: "table-cell",
      paddingBlock: space[3],
      paddingInline: space[4],
      textAlign: "start",
      verticalAlign: "middle",
      borderBlockEnd: `1px solid ${vars.line}`,
      selectors: { "tr:last-child > &": { borderBlockEnd: 0 } },
    },
  },
});
export const end = kit({
  "@media": { [wide]: { textAlign: "end" } },
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const lead = kit({
  gridColumn: "1",
  gridRow: "1",
  paddingBlockEnd: 2,
  fontWeight: fontWeight.strong,
  textAlign: "start",
  "@media": { [wide]: { fontWeight: fontWeight.text } },
});
/** Beside the lead, at the head of a card. */
export const cardEnd = kit({
  gridColumn: "2",
  gridRow: "1",
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  "@media": { [wide]: { fontSize: fontSize[14], fontWeight: fontWeight.text } },
});
/** The column that counts most in a table too. */
export const main = kit({ "@media": { [wide]: { fontWeight: fontWeight.strong } } });
export const label = kit({
  flexShrink: 0,
  fontFamily: vars.fontText,
  fontSize: fontSize[13],
  fontWeight: fontWeight.text,
  color: vars.textMuted,
  textAlign: "start",
  "@media": { [wide]: { display: "none" } },
});
/** Its place on the card shows it; screen readers still announce it. */
export const labelHidden = kit(hidden);
export const content = kit({ minInlineSize: 0 });
export const wideOnly = kit({ display: "none", "@media": { [wide]: { display: "table-cell" } } });
export const foot = kit({
  display: "block",
  marginBlockStart: space[3],
  "@media": { [wide]: { display: "table-footer-group" } },
});
export const sum = kit({
  fontWeight: fontWeight.strong,
  "@media": { [wide]: { borderBlockStart: `1px solid ${vars.line}`, borderBlockEnd: 0 } },
});
export const sumRow = kit({
  background: vars.raised,
  "@media": { [wide]: { selectors: { "&:hover": { background: "transparent" } } } },
});
export const plain = kit({
  borderRadius: vars.radiusLg,
  border: `${vars.cardLine} solid ${vars.line}`,
  background: vars.surface,
});
export const skeletons = kit({ padding: space[4] });
