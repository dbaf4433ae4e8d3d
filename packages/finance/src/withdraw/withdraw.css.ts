import { fontSize, fontWeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { plainList } from "../text.css.ts";

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
export const requirements = style([plainList, { gap: space[5] }]);
export const requirementHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space[3],
  marginBlockEnd: space[2],
});
export const betsTitle = style({ margin: 0, fontSize: fontSize[16], fontWeight: fontWeight.strong });
export const betWords = style({ display: "grid", gap: 2, minInlineSize: 0 });
export const betGame = style({ overflowWrap: "anywhere" });
export const betFigures = style({ display: "grid", gap: 2, justifyItems: "end", flexShrink: 0 });
