import fc from "fast-check";
import { expect, test } from "vitest";

import { type Box, freeShift } from "./free-place.ts";

const box = (top: number, height: number, left = 0, width = 300): Box => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
});
const toast = box(72, 52);

test("toasts stay where they are while nothing is below them", () => {
  expect(freeShift(toast, [], 800)).toBe(0);
  expect(freeShift(toast, [box(700, 52), box(80, 40, 600)], 800)).toBe(0);
});

test("toasts go below the action that they would lie on, and below the one after it", () => {
  expect(freeShift(toast, [box(100, 40)], 800)).toBe(76);
  expect(freeShift(toast, [box(100, 40), box(150, 52)], 800)).toBe(138);
});

test("toasts never go out of the view", () => {
  expect(freeShift(toast, [box(60, 300)], 390)).toBe(0);
});

test("toasts that were moved lie on nothing and within the view", () => {
  const boxes = fc.array(
    fc.tuple(fc.nat(900), fc.integer({ min: 1, max: 300 })).map(([top, height]) => box(top, height)),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(boxes, (others) => {
      const shift = freeShift(toast, others, 900);
      if (shift === 0) return;
      const top = toast.top + shift;
      expect(top + 52).toBeLessThanOrEqual(900);
      for (const other of others) expect(other.bottom <= top || other.top >= top + 52).toBe(true);
    }),
  );
});
