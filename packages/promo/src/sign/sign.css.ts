import { fontSize, fontWeight, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** On phones today's sign-in comes before the calendar. */
export const body = style({
  "@media": {
    "screen and (max-width: 959.98px)": { display: "flex", flexDirection: "column-reverse", alignItems: "stretch" },
  },
});
export const figures = style({ margin: 0, display: "grid", gridTemplateColumns: "1fr 1fr", gap: space[3] });
export const figure = style({
  margin: 0,
  fontSize: fontSize[24],
  fontWeight: fontWeight.strong,
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums",
});
export const reward = style({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
export const skeleton = style({ display: "grid", gap: space[3] });
