/** How many of the four columns a tile spans: `big` two by two, `wide` two, `full` all, `small` one. */
export type TileSpan = "big" | "wide" | "full" | "small";

/** Spans that fill whole rows of four columns for any count: one big tile with four small ones, the rest in pairs. */
export const tileSpans = (count: number): readonly TileSpan[] => {
  const pairs = (rest: number): TileSpan[] =>
    Array.from({ length: rest }, (_, index) => (rest % 2 === 1 && index === rest - 1 ? "full" : "wide"));
  return count < 5 ? pairs(count) : ["big", "small", "small", "small", "small", ...pairs(count - 5)];
};
