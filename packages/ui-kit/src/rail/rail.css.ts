import { globalStyle } from "@vanilla-extract/css";

import { kit, kitVariants } from "../style/kit-style.ts";
import { layers } from "../theme/layers.css.ts";
import { media, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";
import { plainList } from "../theme/mixins.ts";

export const rail = kit({ position: "relative", minInlineSize: 0 });
export const track = kit({
  display: "grid",
  gridAutoFlow: "column",
  gap: space[3],
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  ...plainList,
  paddingBlock: 4,
  marginBlock: -4,
  selectors: {
    "&::-webkit-scrollbar": { display: "none" },
    "&:focus-visible": {
      outline: `2px solid ${vars.focus}`,
      outlineOffset: 2,
      borderRadius: vars.radiusMd,
    },
  },
  "@media": { [media.desktop]: { gap: space[4] } },
});
const share = (count: number, gap: string): string => `calc((100% - ${count - 1} * ${gap}) / ${count})`;

/** Width of an item: on phones the next one peeks in, on desktop a whole number fits. */
export const item = kitVariants({
  tile: {
    gridAutoColumns: "28.5%",
    "@media": {
      [media.tablet]: { gridAutoColumns: "21%" },
      [media.desktop]: { gridAutoColumns: share(6, space[4]) },
      [media.wide]: { gridAutoColumns: share(7, space[4]) },
    },
  },
  card: {
    gridAutoColumns: "72%",
    "@media": {
      [media.tablet]: { gridAutoColumns: "40%" },
      [media.desktop]: { gridAutoColumns: share(3, space[4]) },
      [media.wide]: { gridAutoColumns: share(4, space[4]) },
    },
  },
  banner: { gridAutoColumns: "88%", "@media": { [media.desktop]: { gridAutoColumns: "100%" } } },
  auto: { gridAutoColumns: "max-content" },
});
globalStyle(`${track} > *`, {
  "@layer": { [layers.kit]: { scrollSnapAlign: "start", minInlineSize: 0 } },
});

export const buttons = kit({
  display: "none",
  gap: space[2],
  "@media": { [media.desktop]: { display: "flex" } },
});
export const head = kit({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  marginBlockEnd: space[3],
});
export const title = kit({ margin: 0, minInlineSize: 0 });
export const extra = kit({ display: "flex", alignItems: "center", gap: space[3] });
globalStyle(`${extra} > a:not([class])`, {
  "@layer": { [layers.kit]: { display: "inline-flex", alignItems: "center", minBlockSize: 44 } },
});
