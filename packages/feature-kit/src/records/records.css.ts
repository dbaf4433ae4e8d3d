import { fontSize, fontWeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const period = style({ display: "grid", gap: space[3], inlineSize: "100%", minInlineSize: 0 });
export const selects = style({
  display: "grid",
  gap: space[3],
  inlineSize: "100%",
  gridTemplateColumns: "repeat(auto-fit, minmax(160px, 1fr))",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(160px, 220px))" } },
});
export const sums = style({
  margin: 0,
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
export const sum = style({
  padding: space[4],
  borderRadius: vars.radiusMd,
  border: `${vars.cardLine} solid ${vars.line}`,
  background: vars.surface,
  minInlineSize: 0,
});
export const sumTerm = style({ fontSize: fontSize[13], color: vars.textMuted });
export const sumValue = style({
  margin: 0,
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  overflowWrap: "anywhere",
});
export const lead = style({ display: "grid", gap: 2, justifyItems: "start", minInlineSize: 0 });
export const leadName = style({ fontWeight: fontWeight.strong });
export const note = style({ margin: 0, fontSize: fontSize[12], lineHeight: 1.6, color: vars.textMuted });
