import { fontSize, fontWeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const top = style({
  display: "grid",
  gap: space[4],
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)" } },
});
export const wallet = style({
  position: "relative",
  overflow: "hidden",
  isolation: "isolate",
  display: "grid",
  gap: space[5],
  padding: space[4],
  borderRadius: vars.radiusLg,
  color: vars.onHero,
  background: `linear-gradient(135deg, ${vars.heroFrom}, ${vars.heroTo})`,
  boxShadow: vars.shadow1,
  "@media": { [media.tablet]: { padding: space[6] } },
});
export const walletArt = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  blockSize: "100%",
  inlineSize: "70%",
  objectFit: "cover",
  objectPosition: "80% 50%",
  opacity: 0.28,
  zIndex: -1,
  maskImage: "linear-gradient(90deg, transparent, #000)",
});
export const person = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  minInlineSize: 0,
});
/** Narrower than this, the level goes below. */
export const who = style({ flex: "1 1 132px", minInlineSize: 0 });
export const name = style({
  margin: 0,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  overflowWrap: "anywhere",
});
export const quiet = style({ margin: 0, fontSize: fontSize[13], opacity: 0.86 });
export const grow = style({ flex: 1, minInlineSize: 0 });
export const label = style({
  margin: 0,
  fontSize: fontSize[13],
  opacity: 0.86,
  display: "flex",
  alignItems: "center",
  gap: space[1],
});
export const figure = style({
  margin: 0,
  fontSize: fontSize[32],
  fontFamily: vars.fontFigures,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.2,
  "@media": { "screen and (max-width: 359px)": { fontSize: fontSize[24] } },
});
export const parts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(120px, 1fr))",
  gap: space[3],
  margin: 0,
});
export const part = style({
  margin: 0,
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums",
  fontSize: fontSize[16],
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const action = style({ flex: "1 1 auto" });
export const onHero = style({ color: "inherit" });

export const shortcuts = style({
  ...plainList,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(92px, 1fr))",
  gap: space[2],
});
export const shortcut = style({
  display: "grid",
  justifyItems: "center",
  gap: space[2],
  padding: `${space[4]} ${space[2]}`,
  borderRadius: vars.radiusMd,
  color: vars.text,
  textDecoration: "none",
  fontSize: fontSize[13],
  ":hover": { background: vars.raised },
});
export const shortcutIcon = style({
  position: "relative",
  inlineSize: 44,
  blockSize: 44,
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radiusMd,
  background: vars.accentSoft,
  color: vars.accentText,
});

export const shortcutCount = style({ position: "absolute", insetBlockStart: -6, insetInlineEnd: -6, lineHeight: 1 });

export const grid = style({
  display: "grid",
  gap: space[4],
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const todo = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  padding: `${space[3]} 0`,
  color: vars.text,
  textDecoration: "none",
  minBlockSize: 56,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.line}` } },
});
export const todoTitle = style({ display: "block", fontWeight: fontWeight.strong, fontSize: fontSize[14] });
export const todoText = style({ display: "block", fontSize: fontSize[13], color: vars.textMuted });
export const facts = style({
  ...plainList,
  display: "grid",
  gap: space[2],
  fontSize: fontSize[14],
});
export const fact = style({ display: "flex", alignItems: "center", gap: space[2], color: vars.textMuted });
export const factMet = style({ color: vars.win });
export const unknown = style({ margin: 0, fontSize: fontSize[14], color: vars.textMuted });
export const hiddenTitle = style({ margin: 0, position: "absolute" });
