import { kit, kitVariants } from "../style/kit-style.ts";
import { media, space } from "../theme/scale.ts";
import { plainList } from "../theme/mixins.ts";

export const stack = kit({ display: "flex", flexDirection: "column", minInlineSize: 0 });
export const inline = kit({
  display: "flex",
  flexDirection: "row",
  flexWrap: "wrap",
  alignItems: "center",
  minInlineSize: 0,
});
export const noWrap = kit({ flexWrap: "nowrap" });
export const grid = kit({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** Reset of lists that are laid out as stacks. */
export const list = kit({ ...plainList });

export const gap = kitVariants({
  0: { gap: space[0] },
  1: { gap: space[1] },
  2: { gap: space[2] },
  3: { gap: space[3] },
  4: { gap: space[4] },
  5: { gap: space[5] },
  6: { gap: space[6] },
  8: { gap: space[8] },
  10: { gap: space[10] },
  12: { gap: space[12] },
  16: { gap: space[16] },
  20: { gap: space[20] },
});

const fill = (least: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
});
/** As many columns as fit, each at least this wide. */
export const minColumn = kitVariants({
  tiny: fill(104),
  small: fill(152),
  medium: fill(220),
  large: fill(320),
});

const fixed = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
export const columns = kitVariants({
  2: { "@media": { [media.tablet]: fixed(2) } },
  3: { "@media": { [media.tablet]: fixed(3) } },
  4: { ...fixed(2), "@media": { [media.desktop]: fixed(4) } },
});

export const align = kitVariants({
  start: { alignItems: "flex-start" },
  center: { alignItems: "center" },
  end: { alignItems: "flex-end" },
  baseline: { alignItems: "baseline" },
  stretch: { alignItems: "stretch" },
});
export const justify = kitVariants({
  start: { justifyContent: "flex-start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
  between: { justifyContent: "space-between" },
});

export const split = kit({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(280px, 360px)", gap: space[8] },
  },
});
