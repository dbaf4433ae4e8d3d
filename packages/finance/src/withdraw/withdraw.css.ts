import { fontSize, fontWeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const figures = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr)", alignItems: "end" },
  },
});
/** The figure that counts: a line of its own on phones. */
export const lead = style({ gridColumn: "1 / -1", "@media": { [media.tablet]: { gridColumn: "auto" } } });
export const label = style({ margin: 0, fontSize: fontSize[13], color: vars.textMuted });
export const small = style({ display: "grid", gap: space[1], fontSize: fontSize[16], fontWeight: fontWeight.strong });
export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: fontSize[13],
  color: vars.textMuted,
});
export const chipValue = style({ color: vars.text, fontWeight: fontWeight.strong, marginInlineStart: space[1] });
export const ledger = style({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: space[5] });
export const ledgerHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[3],
  marginBlockEnd: space[2],
});
export const quiet = style({ margin: 0, fontSize: fontSize[13], color: vars.textMuted });
export const betsTitle = style({ margin: 0, fontSize: fontSize[16], fontWeight: fontWeight.strong });
export const bets = style({ listStyle: "none", margin: 0, padding: 0, display: "grid" });
export const bet = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.line}`,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
});
export const betWords = style({ display: "grid", gap: 2, minInlineSize: 0 });
export const betGame = style({ overflowWrap: "anywhere" });
export const betFigures = style({ display: "grid", gap: 2, justifyItems: "end", flexShrink: 0 });
