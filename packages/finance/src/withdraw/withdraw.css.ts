import { fontSize, fontWeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { plainList } from "../text.css.ts";

/** Beside each other as far as their digits let them. */
export const figures = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: `${space[4]} ${space[6]}` });
/** The figure that counts: a line of its own on phones. */
export const lead = style({ flex: "1 1 100%", "@media": { [media.tablet]: { flex: "2 1 auto" } } });
export const small = style({
  flex: "1 1 auto",
  display: "grid",
  gap: space[1],
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
});
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
