import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { QrCode } from "./qr-code.tsx";

afterEach(cleanup);

const pathOf = (text: string): string | null | undefined => {
  cleanup();
  render(<QrCode text={text} label="邀请链接二维码" />);
  return screen.getByRole("img", { name: "邀请链接二维码" }).querySelector("path")?.getAttribute("d");
};

it("has its finder in three corners, and another drawing for another text", () => {
  const path = pathOf("https://site.example/a");
  const top = Array.from({ length: 7 }, (_, x) => `M${x + 2} 2h1v1h-1z`);
  for (const dark of top) expect(path).toContain(dark);
  expect(path).not.toContain("M3 3h1v1h-1z");
  expect(pathOf("https://site.example/b")).not.toBe(path);
});
