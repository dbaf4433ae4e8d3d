import { fontSize, fontWeight, media, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  listStyle: "none",
  margin: 0,
  padding: `${space[1]} 0`,
  display: "flex",
  gap: space[2],
  overflowX: "auto",
  scrollbarWidth: "none",
  overscrollBehaviorX: "contain",
  "::-webkit-scrollbar": { display: "none" },
  "@media": { [media.desktop]: { flexWrap: "wrap", overflow: "visible" } },
});
export const item = style({ flexShrink: 0 });
export const tab = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: 44,
  paddingInline: `${space[2]} ${space[3]}`,
  whiteSpace: "nowrap",
  borderRadius: vars.radiusControl,
  border: `1px solid ${vars.line}`,
  background: vars.surface,
  color: vars.textMuted,
  textDecoration: "none",
  fontSize: fontSize[14],
  ":hover": { color: vars.text, borderColor: vars.lineStrong },
  selectors: {
    "&[aria-current]": {
      color: vars.accentText,
      background: vars.accentSoft,
      borderColor: vars.accent,
      fontWeight: fontWeight.strong,
    },
  },
});
export const closed = style({});
export const mark = style({
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radiusSm,
  selectors: { [`${closed} &`]: { filter: "grayscale(1)" } },
});
export const note = style({ fontSize: fontSize[12], color: vars.warning });
