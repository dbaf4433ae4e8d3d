/** A box in the view, px. */
export type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

const gap = 8;

/**
 * How far down a box has to move so as to lie over none of the others: to the first place that is free, within
 * `floor`. 0 where there is none, since further down are what must stay in reach most.
 */
export const freeShift = (box: Box, others: readonly Box[], floor: number): number => {
  const beside = others.filter(({ left, right }) => left < box.right + gap && right > box.left - gap);
  const height = box.bottom - box.top;
  const isFree = (top: number): boolean =>
    top + height <= floor && beside.every((other) => other.bottom <= top || other.top >= top + height);
  const below = beside.map(({ bottom }) => bottom + gap).filter((top) => top > box.top);
  const place = [box.top, ...below.toSorted((a, b) => a - b)].find(isFree);
  return place === undefined ? 0 : place - box.top;
};
