import { expect, it } from "vitest";
import { markWebp } from "./mark-webp.ts";

const pictureOf = (width: number): HTMLImageElement => {
  const picture = document.createElement("img");
  Object.defineProperty(picture, "width", { value: width });
  return picture;
};

it.each([
  ["shows", "load", 1, true],
  ["reads without a size", "load", 0, false],
  ["cannot read", "error", 0, false],
] as const)("a page whose browser %s WebP says so by its class: %s", (_name, event, width, isMarked) => {
  const page = document.createElement("html");
  const picture = pictureOf(width);
  markWebp(page, picture);
  expect([picture.src.startsWith("data:image/webp;base64,"), page.classList.contains("webp")]).toEqual([true, false]);
  picture.dispatchEvent(new Event(event));
  expect(page.classList.contains("webp")).toBe(isMarked);
});
