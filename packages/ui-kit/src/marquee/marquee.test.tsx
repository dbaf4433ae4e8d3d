import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { Marquee } from "./marquee.tsx";

const notices = ["甲", "乙", "丙"].map((text) => ({ id: text, text }));
/** What stands where nothing rolls; copies are for the eye of those who see it roll. */
const standing = (): string[] =>
  [...document.querySelectorAll('ul:not([aria-hidden="true"]) > li:not([data-waiting])')].map(
    ({ textContent }) => textContent,
  );

test("one notice stands at a time, and the next comes when it is asked for, round and round", async () => {
  renderKit(<Marquee notices={notices} />);
  const seen = [standing()];
  for (let press = 0; press < 3; press += 1) {
    await userEvent.click(screen.getByRole("button", { name: "下一条公告" }));
    seen.push(standing());
  }
  expect(seen).toEqual([["甲"], ["乙"], ["丙"], ["甲"]]);
});

test("a single notice has no next, none has no bar, and those that come have their place", () => {
  const { rerender } = renderKit(<Marquee notices={notices.slice(0, 1)} />);
  expect(screen.queryByRole("button", { name: "下一条公告" })).toBeNull();
  expect(standing()).toEqual(["甲"]);
  rerender(<Marquee notices={[]} />);
  expect(screen.queryByRole("region", { name: "公告" })).toBeNull();
  rerender(<Marquee notices={undefined} />);
  expect(document.querySelector('[aria-hidden="true"]')).not.toBeNull();
});
