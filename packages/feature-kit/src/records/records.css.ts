import { fontSize, fontWeight, media, space, vars } from "@baize/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

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
  gap: space[2],
  // As wide as eight digits with a sign.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 168px), 1fr))",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))" } },
});
export const sum = style({
  padding: space[3],
  borderRadius: vars.radiusMd,
  border: `${vars.cardLine} solid ${vars.line}`,
  background: vars.surface,
  minInlineSize: 0,
});
export const sumTerm = style({ fontSize: fontSize[13], color: vars.textMuted });
export const sumValue = style({
  margin: 0,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { fontSize: fontSize[20] } },
});
export const lead = style({ display: "grid", gap: 2, justifyItems: "start", minInlineSize: 0 });
export const leadName = style({ fontWeight: fontWeight.strong });
export const note = style({ margin: 0, fontSize: fontSize[12], lineHeight: 1.6, color: vars.textMuted });

/** Where rows are cards, and each is pressed as a whole. */
const CARDS = "screen and (max-width: 959.98px)";

export const rows = style({});
globalStyle(`${rows} tbody tr`, { "@media": { [CARDS]: { position: "relative", padding: space[3], rowGap: 2 } } });
globalStyle(`${rows} tbody tr:has(:focus-visible)`, {
  "@media": { [CARDS]: { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } },
});
/** Over the whole card, and not seen. */
export const open = style({
  "@media": { [CARDS]: { position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%", opacity: 0 } },
});
export const openHeader = style({ "@media": { [CARDS]: { display: "none" } } });
