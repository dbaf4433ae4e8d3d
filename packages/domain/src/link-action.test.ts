import { expect, test } from "vitest";
import { isLinkAction, LINK_ACTION } from "./link-action.ts";

test("link actions have the specification's numbers", () => {
  expect(LINK_ACTION).toEqual({ COPY: 1, OPEN_NEW: 2 });
  expect([0, 1, 2, 3, "1", null].map(isLinkAction)).toEqual([false, true, true, false, false, false]);
});
