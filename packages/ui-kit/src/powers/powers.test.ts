import { afterEach, describe, expect, test, vi } from "vitest";

import { openExternal } from "./open-external.ts";
import { openWindowInGesture } from "./open-window-in-gesture.ts";

const allow = ["https://pay.example"];
const hostile = [
  "//evil.example",
  String.raw`/\evil.example`,
  "https:evil.example",
  "javascript:alert(1)",
  "https://pay.example.evil.test",
  "https://pay.example@evil.test",
  "http://pay.example",
  "/own/path",
  "",
];

const fakeWindow = () => ({
  opener: {} as unknown,
  closed: false,
  close: vi.fn<() => void>(),
  document: { createElement: () => ({}), head: { append: vi.fn<(meta: unknown) => void>() } },
  location: { replace: vi.fn<(url: string) => void>() },
});
const stubOpen = (opened: ReturnType<typeof fakeWindow> | null) =>
  vi.spyOn(window, "open").mockImplementation(() => opened as unknown as Window | null);

afterEach(() => {
  vi.restoreAllMocks();
});

describe("openExternal", () => {
  test("opens a listed address without a way back", () => {
    const open = stubOpen(null);
    expect(openExternal("https://pay.example/order?n=1", { allow })).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith(
      "https://pay.example/order?n=1",
      "_blank",
      "noopener,noreferrer",
    );
  });

  test.each(hostile)("opens nothing for %j", (url) => {
    const open = stubOpen(null);
    expect(openExternal(url, { allow })).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });
});

describe("openWindowInGesture", () => {
  test("opens at once, cuts the way back, and goes later without a referrer", () => {
    const opened = fakeWindow();
    stubOpen(opened);
    const handle = openWindowInGesture({ allow });
    expect(handle.blocked).toBe(false);
    expect(opened.opener).toBeNull();
    expect(opened.location.replace).not.toHaveBeenCalled();
    expect(handle.go("https://pay.example/x")).toBe(true);
    expect(opened.document.head.append).toHaveBeenCalledWith({
      name: "referrer",
      content: "no-referrer",
    });
    expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith("https://pay.example/x");
  });

  test.each(hostile)("closes the window and goes nowhere for %j", (url) => {
    const opened = fakeWindow();
    stubOpen(opened);
    expect(openWindowInGesture({ allow }).go(url)).toBe(false);
    expect(opened.location.replace).not.toHaveBeenCalled();
    expect(opened.close).toHaveBeenCalledTimes(1);
  });

  test("says that it was blocked, and then does nothing", () => {
    stubOpen(null);
    const handle = openWindowInGesture({ allow });
    expect(handle.blocked).toBe(true);
    expect(handle.go("https://pay.example/x")).toBe(false);
    handle.close();
  });

  test("goes nowhere when the member has closed the window meanwhile", () => {
    const opened = { ...fakeWindow(), closed: true };
    stubOpen(opened);
    expect(openWindowInGesture({ allow }).go("https://pay.example/x")).toBe(false);
    expect(opened.location.replace).not.toHaveBeenCalled();
  });
});
