import { expect, it, vi } from "vitest";
import { showPlainMessage } from "./plain-message.ts";

it.each([
  ["zh-CN", "页面暂时打不开", "重试"],
  ["en", "The page cannot be opened just now", "Try again"],
] as const)("says in %s that the site could not start, and tries again", (locale, title, retry) => {
  const root = document.createElement("div");
  root.append("left over");
  const again = vi.fn<() => void>();
  showPlainMessage(root, locale, again);
  expect(root.querySelector("h1")?.textContent).toBe(title);
  expect(root.textContent).not.toContain("left over");
  const button = root.querySelector("button");
  expect(button?.textContent).toBe(retry);
  button?.click();
  expect(again).toHaveBeenCalledTimes(1);
});
