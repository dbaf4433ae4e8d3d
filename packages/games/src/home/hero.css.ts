import { fontSize, fontWeight, lineHeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { shade } from "./shade.ts";

export const hero = style({
  position: "relative",
  overflow: "hidden",
  isolation: "isolate",
  borderRadius: vars.radiusLg,
  display: "flex",
  alignItems: "flex-end",
  minBlockSize: 420,
  color: vars.onHero,
  background: `linear-gradient(120deg, ${vars.heroFrom}, ${vars.heroTo})`,
  minInlineSize: 0,
  "@media": {
    [media.tablet]: {
      minBlockSize: 320,
      alignItems: "center",
      "::after": {
        background: `linear-gradient(to right, ${shade(94)} 18%, ${shade(62)} 44%, transparent 70%)`,
      },
    },
    [media.desktop]: { minBlockSize: 408 },
  },
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(to top, ${vars.heroTo} 22%, ${shade(72)} 52%, transparent 78%)`,
  },
});
export const picture = style({
  position: "absolute",
  inset: 0,
  zIndex: -2,
  inlineSize: "100%",
  blockSize: "72%",
  objectFit: "cover",
  objectPosition: "78% 50%",
  "@media": { [media.tablet]: { blockSize: "100%", objectPosition: "100% 50%" } },
});
export const words = style({
  padding: `${space[6]} ${space[5]}`,
  maxInlineSize: 640,
  inlineSize: "100%",
  "@media": {
    [media.tablet]: { padding: `${space[8]} ${space[8]}`, maxInlineSize: 560 },
    [media.desktop]: { padding: `${space[12]} ${space[16]}`, maxInlineSize: 680 },
  },
});
export const brand = style({
  margin: 0,
  display: "flex",
  alignItems: "center",
  gap: space[3],
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  letterSpacing: "0.18em",
  color: vars.onHero,
  opacity: 0.86,
  "::before": { content: "", inlineSize: 28, blockSize: 2, background: vars.accent, borderRadius: vars.radiusPill },
});
export const title = style({
  margin: `${space[3]} 0 0`,
  fontSize: fontSize[32],
  lineHeight: lineHeight.tight,
  fontWeight: vars.headingWeight,
  letterSpacing: vars.headingTracking,
  textWrap: "balance",
  "@media": { [media.desktop]: { fontSize: "3.25rem" } },
});
export const intro = style({
  margin: `${space[3]} 0 0`,
  fontSize: fontSize[16],
  lineHeight: lineHeight.text,
  color: `color-mix(in srgb, ${vars.onHero} 86%, transparent)`,
  maxInlineSize: "44ch",
  minBlockSize: 28,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginBlockStart: space[5],
  minBlockSize: 52,
  "@media": { [media.desktop]: { marginBlockStart: space[6] } },
});
export const second = style({
  color: vars.onHero,
  background: `color-mix(in srgb, ${vars.onHero} 12%, transparent)`,
  borderColor: `color-mix(in srgb, ${vars.onHero} 34%, transparent)`,
  ":hover": { background: `color-mix(in srgb, ${vars.onHero} 20%, transparent)` },
});
export const coming = style({ display: "contents" });
export const bone = style({
  color: "transparent",
  background: `color-mix(in srgb, ${vars.onHero} 12%, transparent)`,
  borderColor: "transparent",
});
