import { fontWeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gap: space[5], gridTemplateColumns: "minmax(0, 1fr)" });
export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  marginBlockStart: space[2],
});
/** Of the desktop surface alone: a phone's has no side bar, however wide it is. */
export const besideRail = style({
  "@media": {
    [media.desktop]: { gridTemplateColumns: "232px minmax(0, 1fr)", gap: space[8] },
    [media.wide]: { gridTemplateColumns: "248px minmax(0, 1fr)", gap: space[10] },
  },
});
export const main = style({
  display: "grid",
  gap: space[10],
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
});
export const important = style({ color: vars.warning, fontWeight: fontWeight.strong });
export const skeleton = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  overflow: "hidden",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(7, minmax(0, 1fr))", gap: space[4] } },
});

/** The document has been told before its first paint that this browser holds a session. */
const KNOWN_MEMBER = "html[data-session] &";
export const visitorsOnly = style({ selectors: { [KNOWN_MEMBER]: { display: "none" } } });
export const membersOnly = style({ display: "none", selectors: { [KNOWN_MEMBER]: { display: "block" } } });
