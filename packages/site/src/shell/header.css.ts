import { fontSize, fontWeight, media, motion, plainList, space, vars } from "@baize/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { NARROW, SHORT, sides } from "./room.ts";

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
  "@media": { [SHORT]: { position: "static" } },
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

/** Parts that do not fit beside each other stand below each other; nothing is cut. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[3]}`,
  minBlockSize: vars.headerHeight,
  maxInlineSize: vars.contentWidth,
  marginInline: "auto",
  paddingInline: sides(space[4]),
  "@media": {
    [media.desktop]: { columnGap: space[5], paddingInline: sides(space[6]) },
    [SHORT]: { minBlockSize: 48 },
  },
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
/** Instead of the logo where a member's strip leaves no room for it. */
export const all = style({ display: "contents" });
export const wide = style({ display: "contents", "@media": { [NARROW]: { display: "none" } } });
export const tight = style({
  display: "none",
  borderRadius: vars.radiusSm,
  overflow: "hidden",
  "@media": { [NARROW]: { display: "inline-flex" } },
});

/** Below the header, and not kept in view with it. */
export const navigation = style({
  position: "relative",
  zIndex: 20,
  background: vars.surface,
  borderBlockEnd: `1px solid ${vars.line}`,
});
export const navigationRow = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[5],
  maxInlineSize: vars.contentWidth,
  marginInline: "auto",
  paddingInline: sides(space[1]),
  "@media": { [media.desktop]: { paddingInline: sides(space[3]) } },
});
const entries = style({
  display: "flex",
  ...plainList,
  columnGap: space[1],
  minInlineSize: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [media.desktop]: { flexWrap: "wrap", overflow: "visible" } },
});
export const categories = style([entries]);
/** Pages for everybody, at the end of the row. */
export const site = style([entries]);
export const categoryItem = style({ display: "flex", flexShrink: 0 });
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
  insetInline: space[4],
  padding: space[5],
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radiusLg,
  boxShadow: vars.shadow2,
  zIndex: 40,
});
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
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[2],
  minInlineSize: 0,
  marginInlineStart: "auto",
  "@media": { "screen and (max-width: 379px)": { columnGap: space[1] } },
});
export const onlyDesktop = style({ display: "none", "@media": { [media.desktop]: { display: "contents" } } });
/** Left out on the smallest phones. */
export const notSmall = style({
  display: "contents",
  "@media": { "screen and (max-width: 379px)": { display: "none" } },
});
/** Left out where a screen is too narrow for it. */
export const roomy = style({ display: "contents", "@media": { [NARROW]: { display: "none" } } });
export const balance = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  columnGap: space[1],
  minBlockSize: 40,
  minInlineSize: 0,
  paddingInlineStart: space[3],
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radiusPill,
  "@media": { "screen and (max-width: 379px)": { columnGap: 0, paddingInlineStart: space[2] } },
});
export const balanceFigure = style({
  fontFamily: vars.fontFigures,
  fontVariantNumeric: "tabular-nums",
  fontWeight: fontWeight.strong,
  minInlineSize: "4ch",
  textAlign: "end",
});
/** The member's picture, and the count at its upper corner. */
export const picture = style({ position: "relative", display: "inline-flex" });
export const pictureCount = style({ position: "absolute", insetBlockStart: 0, insetInlineEnd: -6, lineHeight: 1 });
/** An entry of a menu and its count. */
export const entry = style({ display: "inline-flex", alignItems: "center", gap: space[2] });
