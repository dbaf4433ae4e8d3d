import { fontSize, fontWeight, heading, lineHeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** As high as the view, less the site's bar and what the keyboard covers. */
const inView = (bars: string): string => `calc(100dvh - ${bars} - var(--bz-keyboard, 0px))`;

export const panel = style({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  gridTemplateColumns: "minmax(0, 1fr)",
  blockSize: `max(${inView("172px")}, 260px)`,
  overflow: "hidden",
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
  borderRadius: vars.radiusLg,
  "@media": {
    [media.sideways]: { blockSize: `max(${inView("104px")}, 200px)` },
    [media.desktop]: { blockSize: `clamp(420px, ${inView("240px")}, 760px)` },
  },
});
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderBlockEnd: `1px solid ${vars.line}`,
  "@media": { [media.sideways]: { paddingBlock: space[1] } },
});
export const headIcon = style({
  flexShrink: 0,
  inlineSize: 40,
  blockSize: 40,
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radiusPill,
  background: vars.accentSoft,
  color: vars.accentText,
  "@media": { [media.sideways]: { display: "none" } },
});
export const headWords = style({
  minInlineSize: 0,
  "@media": { [media.sideways]: { display: "flex", gap: space[3], alignItems: "baseline", flexWrap: "wrap" } },
});
export const headTitle = style({ ...heading, fontSize: fontSize[16] });
export const hours = style({
  margin: 0,
  display: "flex",
  alignItems: "center",
  gap: space[1],
  fontSize: fontSize[13],
  color: vars.textMuted,
});
export const isOpen = style({ color: vars.win });
export const dot = style({ inlineSize: 8, blockSize: 8, borderRadius: vars.radiusPill, background: "currentColor" });

/** Begins at its end: what is added there is in view, and what is added above moves nothing. */
export const scroller = style({
  display: "flex",
  flexDirection: "column-reverse",
  overflowY: "auto",
  overscrollBehavior: "contain",
});
export const scrolled = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[3],
  marginBlockEnd: "auto",
  padding: space[4],
});
export const caution = style({
  margin: 0,
  justifySelf: "center",
  padding: `${space[1]} ${space[3]}`,
  borderRadius: vars.radiusPill,
  background: vars.warningSoft,
  color: vars.warning,
  fontSize: fontSize[12],
  textAlign: "center",
});
export const earlier = style({ justifySelf: "center" });
export const greeting = style({
  margin: 0,
  justifySelf: "start",
  maxInlineSize: "min(85%, 520px)",
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radiusLg,
  background: vars.raised,
  fontSize: fontSize[14],
});
export const lines = style({ ...plainList, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] });
export const item = style({ display: "grid", gap: space[3] });
export const day = style({
  margin: 0,
  textAlign: "center",
  fontSize: fontSize[12],
  color: vars.textFaint,
});
export const line = style({ display: "grid", gap: 2, justifyItems: "start" });
export const ownLine = style({ justifyItems: "end" });
export const bubble = style({
  maxInlineSize: "min(85%, 520px)",
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radiusLg,
  borderEndStartRadius: 4,
  background: vars.raised,
  border: `1px solid ${vars.line}`,
});
export const ownBubble = style({
  borderEndStartRadius: vars.radiusLg,
  borderEndEndRadius: 4,
  background: vars.accentSoft,
  borderColor: "transparent",
});
export const text = style({
  margin: 0,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  fontSize: fontSize[14],
  lineHeight: lineHeight.text,
});
export const picture = style({
  maxInlineSize: "min(100%, 220px)",
  maxBlockSize: 220,
  marginBlock: space[1],
  borderRadius: vars.radiusMd,
  objectFit: "contain",
});
export const meta = style({
  margin: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  fontSize: fontSize[12],
  color: vars.textFaint,
});
export const by = style({ fontWeight: fontWeight.strong });
export const mark = style({ display: "inline-flex", alignItems: "center", gap: 2 });
export const isSeen = style({ color: vars.accentText });
export const state = style({ margin: 0, textAlign: "center", fontSize: fontSize[13], color: vars.textMuted });

export const composer = style({
  padding: space[3],
  borderBlockStart: `1px solid ${vars.line}`,
  background: vars.surface,
});
export const entry = style({ display: "flex", alignItems: "flex-end", gap: space[2] });
export const writing = style({ flex: 1, minInlineSize: 0 });
/** Grows with what is written, up to five lines. */
globalStyle(`${writing} textarea`, {
  minBlockSize: 44,
  maxBlockSize: 132,
  resize: "none",
  fieldSizing: "content",
  "@media": { [media.sideways]: { maxBlockSize: 72 } },
});
