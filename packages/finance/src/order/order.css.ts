import { fontSize, fontWeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const scan = style({
  display: "grid",
  gap: space[5],
  justifyItems: "center",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr)", justifyItems: "stretch", alignItems: "start" },
  },
});
export const rows = style({ inlineSize: "100%", minInlineSize: 0 });
export const top = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[4],
  justifyContent: "space-between",
  alignItems: "flex-end",
});
export const label = style({ margin: 0, fontSize: fontSize[13], color: vars.textMuted });
export const clock = style({ fontSize: fontSize[24], fontWeight: fontWeight.strong });
export const clockBox = style({ textAlign: "start", "@media": { [media.tablet]: { textAlign: "end" } } });
export const acts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: space[2] });
export const figure = style({ margin: 0, display: "grid", gap: space[2], justifyItems: "center" });
