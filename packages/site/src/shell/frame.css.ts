import { fontSize, fontWeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { sides, SHORT } from "./room.ts";

export const page = style({
  minBlockSize: "100dvh",
  display: "flex",
  flexDirection: "column",
  background: vars.canvas,
});
/** A page's own part fills the first view, so that the footer is not moved through it while the page comes. */
const firstView = "100dvh";
export const main = style({
  flex: "1 0 auto",
  minBlockSize: firstView,
  inlineSize: "100%",
  maxInlineSize: vars.contentWidth,
  marginInline: "auto",
  paddingBlock: `${space[4]} ${space[10]}`,
  paddingInline: sides(space[4]),
  minInlineSize: 0,
  outline: "none",
  "@media": { [media.desktop]: { paddingBlock: `${space[6]} ${space[16]}`, paddingInline: sides(space[6]) } },
});
/** Height of the bottom tabs, for what sticks above them. */
export const withTabs = style({
  vars: { "--bz-bottom-bar": "calc(57px + env(safe-area-inset-bottom, 0px))" },
  "@media": { [SHORT]: { vars: { "--bz-bottom-bar": "calc(45px + env(safe-area-inset-bottom, 0px))" } } },
});
export const mobileMain = style({ paddingBlockEnd: `calc(88px + env(safe-area-inset-bottom))` });

export const member = style({
  display: "grid",
  gap: space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.desktop]: { gridTemplateColumns: "216px minmax(0, 1fr)", gap: space[8] } },
});
export const side = style({
  display: "none",
  "@media": {
    [media.desktop]: {
      display: "block",
      position: "sticky",
      insetBlockStart: `calc(${vars.headerHeight} + ${space[6]})`,
      alignSelf: "start",
    },
  },
});
export const sideList = style({
  listStyle: "none",
  margin: 0,
  padding: space[2],
  display: "grid",
  gap: space[1],
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
  borderRadius: vars.radiusLg,
});
export const sideLink = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: 44,
  paddingInline: space[3],
  borderRadius: vars.radiusMd,
  color: vars.textMuted,
  textDecoration: "none",
  fontSize: fontSize[14],
  ":hover": { color: vars.text, background: vars.raised },
  selectors: {
    '&[aria-current="page"]': { color: vars.accentText, background: vars.accentSoft, fontWeight: fontWeight.strong },
  },
});

export const tabs = style({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 30,
  background: vars.surface,
  borderBlockStart: `1px solid ${vars.line}`,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  paddingInline: sides("0px"),
});
export const tabList = style({
  ...plainList,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
});
export const tab = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: 2,
  minBlockSize: 56,
  paddingBlockEnd: space[2],
  color: vars.textMuted,
  textDecoration: "none",
  fontSize: fontSize[12],
  textAlign: "center",
  selectors: { '&[aria-current="page"]': { color: vars.accentText, fontWeight: fontWeight.strong } },
  "@media": {
    [SHORT]: {
      flexDirection: "row",
      alignItems: "center",
      justifyContent: "center",
      gap: space[2],
      minBlockSize: 44,
      paddingBlockEnd: 0,
    },
  },
});
export const raised = style({
  inlineSize: 48,
  blockSize: 48,
  marginBlockStart: -20,
  borderRadius: "50%",
  display: "grid",
  placeItems: "center",
  background: vars.accent,
  color: vars.onAccent,
  boxShadow: `0 0 0 4px ${vars.surface}, ${vars.shadow1}`,
  "@media": { [SHORT]: { inlineSize: 32, blockSize: 32, marginBlockStart: 0, boxShadow: "none" } },
});

export const topBar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 30,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[2],
  minBlockSize: 52,
  paddingInline: sides(space[4]),
  "@media": {
    "screen and (max-width: 379px)": { paddingInline: space[2], columnGap: 0 },
    [SHORT]: { position: "static", minBlockSize: 44 },
  },
  background: vars.canvas,
  borderBlockEnd: `1px solid ${vars.line}`,
});

export const plain = style({
  display: "grid",
  placeItems: "start center",
  padding: `${space[6]} ${space[4]} ${space[12]}`,
  flex: "1 0 auto",
  minBlockSize: firstView,
  outline: "none",
});
export const plainTop = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: `${space[3]} ${space[5]}`,
});
export const play = style({
  blockSize: "100dvh",
  display: "flex",
  flexDirection: "column",
  background: vars.canvas,
  outline: "none",
});

export const notice = style({
  maxInlineSize: vars.contentWidth,
  marginInline: "auto",
  padding: `${space[3]} ${space[4]} 0`,
  inlineSize: "100%",
});
/** An entry's icon, and the count at its upper corner. */
export const entryIcon = style({ position: "relative", display: "inline-flex" });
export const entryCount = style({ position: "absolute", insetBlockStart: -10, insetInlineStart: "50%", lineHeight: 1 });

/* On paper: the page's own part alone, dark on white, whatever the appearance. Its buttons cannot be pressed there. */
const print = "print";
globalStyle(`${page} > :not(main), ${side}, ${main} button`, { "@media": { [print]: { display: "none !important" } } });
globalStyle("body, body *", {
  "@media": { [print]: { color: "#000 !important", background: "none !important", boxShadow: "none !important" } },
});

/** Leaves its content in the place of its own box. */
export const frameless = style({ display: "contents" });
/** The document has been told before its first paint that this browser holds a session. */
const KNOWN_MEMBER = "html[data-session] &";
export const visitorsOnly = style([frameless, { selectors: { [KNOWN_MEMBER]: { display: "none" } } }]);
export const membersOnly = style({ display: "none", selectors: { [KNOWN_MEMBER]: { display: "block" } } });
