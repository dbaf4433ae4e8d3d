import { act, screen } from "@testing-library/react";
import { type ComponentType, type ReactElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { isMissingCode } from "./code.ts";
import { lazyContent, lazyPart, lazySheet } from "./lazy-part.tsx";

const missing = (): Error => new TypeError("Failed to fetch dynamically imported module: /assets/panel.js");
const Panel: ComponentType<{ isOpen: boolean }> = ({ isOpen }) => <p>{isOpen ? "开着" : "已关"}</p>;
type Load = () => Promise<typeof Panel>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = async (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

describe("a part whose code cannot be had", () => {
  test("leaves the page as it is and comes when the connection is back", async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(missing()).mockResolvedValue(Panel);
    const Part = lazyPart(load);
    renderKit(
      <>
        <input aria-label="金额" defaultValue="500" />
        <Part isOpen />
      </>,
    );
    await pass(500);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "金额" }).value).toBe("500");
    expect([load.mock.calls.length, screen.queryByText("开着")]).toEqual([1, null]);
    await act(async () => void window.dispatchEvent(new Event("online")));
    await pass(0);
    expect(screen.getByText("开着")).toBeTruthy();
  });
  test("is asked for again at growing distances, for a connection that says nothing of itself", async () => {
    const load = vi.fn<Load>().mockRejectedValue(missing());
    const Part = lazyPart(load);
    renderKit(<Part isOpen />);
    const counts: number[] = [];
    for (const seconds of [0, 1, 2, 4, 8, 16, 30, 30]) {
      await pass(seconds * 1000);
      counts.push(load.mock.calls.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
  test("does not trouble the page when it was asked for early", async () => {
    const rejected = vi.fn<() => void>();
    process.once("unhandledRejection", rejected);
    lazyPart(async () => Promise.reject<typeof Panel>(missing())).preload();
    await pass(0);
    process.off("unhandledRejection", rejected);
    expect(rejected).not.toHaveBeenCalled();
  });
  test("is asked for when it is drawn, though it could not be had early", async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(missing()).mockResolvedValue(Panel);
    const Part = lazyPart(load);
    Part.preload();
    await pass(0);
    renderKit(<Part isOpen />);
    await pass(0);
    expect(screen.getByText("开着")).toBeTruthy();
  });
  test("is told from code that throws", async () => {
    const errors = vi.spyOn(console, "error").mockReturnValue();
    const Part = lazyPart(async () => Promise.reject<typeof Panel>(new TypeError("x is not a function")));
    const shown = async (): Promise<void> => {
      renderKit(<Part isOpen />);
      await pass(0);
    };
    await expect(shown()).rejects.toThrow("x is not a function");
    errors.mockRestore();
  });
});

test.each([
  "Failed to fetch dynamically imported module: https://site/assets/x.js",
  "error loading dynamically imported module: https://site/assets/x.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/x.css",
])("an engine's words for missing code: %s", (text) => {
  expect([isMissingCode(new TypeError(text)), isMissingCode(text), isMissingCode(new Error("other"))]).toEqual([
    true,
    false,
    false,
  ]);
});

describe("a part whose code comes", () => {
  test("is drawn with what holds it where it was asked for early, and keeps its state", async () => {
    const load = vi.fn<Load>().mockResolvedValue(Panel);
    const Part = lazyPart(load);
    Part.preload();
    await pass(0);
    const { rerender } = renderKit(<Part isOpen />);
    const drawn = screen.getByText("开着");
    rerender(<Part isOpen={false} />);
    expect([screen.getByText("已关"), load.mock.calls.length]).toEqual([drawn, 1]);
  });
  test("is not in a page that was rendered before, though its code is there", async () => {
    const Part = lazyPart(async () => Panel, <i>在路上</i>);
    Part.preload();
    await pass(0);
    expect(renderToString(<Part isOpen />)).toContain("<i>在路上</i>");
  });
});

describe("a content whose code comes", () => {
  const shown = (Content: ComponentType<{ isOpen: boolean }>): ReactElement => (
    <Suspense fallback={<i>在路上</i>}>
      <Content isOpen />
      <b>下文</b>
    </Suspense>
  );
  test("is drawn at once where it was asked for early", async () => {
    const Content = lazyContent(async () => Panel);
    Content.preload();
    await pass(0);
    renderKit(shown(Content));
    expect([screen.queryByText("在路上"), screen.getByText("开着").tagName]).toEqual([null, "P"]);
  });
  test("keeps back what stands below it until then", async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(missing()).mockResolvedValue(Panel);
    renderKit(shown(lazyContent(load)));
    await pass(0);
    expect([screen.getByText("在路上").tagName, screen.queryByText("下文")]).toEqual(["I", null]);
    await pass(1_500);
    expect([screen.queryByText("在路上"), screen.getByText("开着").tagName]).toEqual([null, "P"]);
    expect([screen.getByText("下文").tagName, load.mock.calls.length]).toEqual(["B", 2]);
  });
});

test("a sheet is loaded with its first opening and stays, so that it can close", async () => {
  const load = vi.fn<Load>().mockResolvedValue(Panel);
  const Sheet = lazySheet(load);
  const { rerender } = renderKit(<Sheet isOpen={false} />);
  await pass(0);
  expect([load.mock.calls.length, document.querySelector("p")]).toEqual([0, null]);
  rerender(<Sheet isOpen />);
  await pass(0);
  expect(screen.getByText("开着")).toBeTruthy();
  rerender(<Sheet isOpen={false} />);
  expect(screen.getByText("已关")).toBeTruthy();
});
