import { fontSize, fontWeight, media, motion, plainList, space, vars } from "@baize/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const skip = style({
  position: "absolute",
  insetInlineStart: space[4],
  insetBlockStart: "-100px",
  zIndex: 100,
  padding: `${space[3]} ${space[4]}`,
  background: vars.accent,
  color: vars.onAccent,
  borderRadius: vars.radiusControl,
  ":focus": { insetBlockStart: space[2] },
});

const bar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 30,
  borderBlockEnd: `1px solid ${vars.line}`,
});
/** Header styles of brands. */
export const header = styleVariants({
  bar: [bar, { background: vars.surface }],
  split: [bar, { background: vars.canvas, borderBlockEndWidth: "3px", borderBlockEndColor: vars.accent }],
  centre: [bar, { background: vars.surface, borderBlockEndStyle: "double", borderBlockEndWidth: "3px" }],
  glass: [
    bar,
    { background: `color-mix(in oklab, ${vars.surface} 78%, transparent)`, backdropFilter: "blur(16px) saturate(1.3)" },
  ],
});

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: vars.headerHeight,
  maxInlineSize: vars.contentWidth,
  marginInline: "auto",
  paddingInline: space[4],
  flexWrap: "wrap",
  "@media": { [media.desktop]: { gap: space[5], paddingInline: space[6], flexWrap: "nowrap" } },
});
export const home = style({
  display: "inline-flex",
  alignItems: "center",
  flexShrink: 0,
  borderRadius: vars.radiusSm,
  minBlockSize: 44,
});
/** Each scheme has its own logo; the root's attribute wins over the system. */
export const logoDark = style({
  display: "contents",
  "@media": { "(prefers-color-scheme: light)": { selectors: { ":root:not([data-scheme]) &": { display: "none" } } } },
  selectors: { "[data-scheme=light] &": { display: "none" } },
});
export const logoLight = style({
  display: "none",
  "@media": {
    "(prefers-color-scheme: light)": { selectors: { ":root:not([data-scheme]) &": { display: "contents" } } },
  },
  selectors: { "[data-scheme=light] &": { display: "contents" } },
});
export const grow = style({ flex: "1 1 0", minInlineSize: 0 });

export const categories = style({
  display: "flex",
  ...plainList,
  gap: space[1],
  overflowX: "auto",
  scrollbarWidth: "none",
  flex: "1 1 100%",
  order: 3,
  paddingBlockEnd: space[2],
  "@media": { [media.desktop]: { flex: "1 1 auto", order: 0, overflow: "visible", paddingBlockEnd: 0 } },
});
export const categoryItem = style({ position: "relative", flexShrink: 0 });
const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 44,
  paddingInline: space[3],
  color: vars.textMuted,
  textDecoration: "none",
  fontSize: fontSize[14],
  whiteSpace: "nowrap",
  transition: `color ${motion.fast}, background ${motion.fast}`,
  ":hover": { color: vars.text },
  selectors: { '&[aria-current="page"]': { color: vars.accentText, fontWeight: fontWeight.strong } },
});
/** Navigation styles of brands. */
export const category = styleVariants({
  underline: [link, { selectors: { '&[aria-current="page"]': { boxShadow: `inset 0 -2px 0 ${vars.accent}` } } }],
  pill: [
    link,
    { borderRadius: vars.radiusPill, selectors: { '&[aria-current="page"]': { background: vars.accentSoft } } },
  ],
  block: [link, { selectors: { '&[aria-current="page"]': { background: vars.accent, color: vars.onAccent } } }],
  plain: [link, { letterSpacing: "0.04em" }],
});

export const panel = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInlineStart: 0,
  inlineSize: "min(720px, 92vw)",
  padding: space[5],
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radiusLg,
  boxShadow: vars.shadow2,
  zIndex: 40,
});
export const panelEnd = style({ insetInlineStart: "auto", insetInlineEnd: 0 });
export const panelGrid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
  gap: space[2],
  ...plainList,
});
export const panelLink = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: 52,
  padding: space[2],
  borderRadius: vars.radiusMd,
  color: vars.text,
  textDecoration: "none",
  ":hover": { background: vars.accentSoft },
});
export const panelMark = style({ inlineSize: 36, blockSize: 36, borderRadius: vars.radiusSm, flexShrink: 0 });
export const panelNote = style({ display: "block", fontSize: fontSize[12], color: vars.textMuted });
export const panelToggle = style({
  "@media": { "screen and (max-width: 959px)": { display: "none" } },
  inlineSize: 28,
  blockSize: 44,
  display: "inline-grid",
  placeItems: "center",
  background: "none",
  border: 0,
  color: vars.textFaint,
  cursor: "pointer",
  marginInlineStart: `calc(-1 * ${space[2]})`,
});

export const member = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  flexShrink: 0,
  marginInlineStart: "auto",
  "@media": { "screen and (max-width: 379px)": { gap: 0 } },
});
export const onlyDesktop = style({ display: "none", "@media": { [media.desktop]: { display: "contents" } } });
/** Left out where a phone is too narrow for it. */
export const roomy = style({ display: "contents", "@media": { "screen and (max-width: 379px)": { display: "none" } } });
export const balance = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minBlockSize: 40,
  paddingInlineStart: space[3],
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radiusPill,
});
export const balanceFigure = style({
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums",
  fontWeight: fontWeight.strong,
  minInlineSize: "4ch",
  textAlign: "end",
});
