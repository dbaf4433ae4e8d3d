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

/** A blank page that tells where its links are pressed to. */
const fakeWindow = () => {
  const page = document.implementation.createHTMLDocument();
  const went = vi.fn<(link: HTMLAnchorElement) => void>();
  page.addEventListener("click", (event) => {
    event.preventDefault();
    went(event.target as HTMLAnchorElement);
  });
  return {
    opener: {} as unknown,
    closed: false,
    close: vi.fn<() => void>(),
    document: page,
    sessionStorage: { clear: vi.fn<() => void>() },
    went,
  };
};
const stubOpen = (opened: ReturnType<typeof fakeWindow> | null) =>
  vi.spyOn(window, "open").mockImplementation(() => opened as unknown as Window | null);

afterEach(() => {
  vi.restoreAllMocks();
});

describe("openExternal", () => {
  test("opens a listed address without a way back", () => {
    const open = stubOpen(null);
    expect(openExternal("https://pay.example/order?n=1", { allow })).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith("https://pay.example/order?n=1", "_blank", "noopener,noreferrer");
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
    expect(opened.went).not.toHaveBeenCalled();
    expect(handle.go("https://pay.example/x")).toBe(true);
    expect(opened.went).toHaveBeenCalledTimes(1);
    expect(opened.went.mock.calls[0]?.[0]).toMatchObject({
      href: "https://pay.example/x",
      rel: "noreferrer",
      target: "",
    });
  });

  test.each(hostile)("closes the window and goes nowhere for %j", (url) => {
    const opened = fakeWindow();
    stubOpen(opened);
    expect(openWindowInGesture({ allow }).go(url)).toBe(false);
    expect(opened.went).not.toHaveBeenCalled();
    expect(opened.close).toHaveBeenCalledTimes(1);
  });

  test("empties the window's copy of the session at once, unless it is for a page of the site", () => {
    const [game, deposit] = [fakeWindow(), fakeWindow()];
    stubOpen(game);
    openWindowInGesture({ allow });
    expect(game.sessionStorage.clear).toHaveBeenCalledTimes(1);
    stubOpen(deposit);
    openWindowInGesture({ allow, keepsSession: true });
    expect(deposit.sessionStorage.clear).not.toHaveBeenCalled();
  });

  test("opens all the same where storage is denied", () => {
    const opened = fakeWindow();
    opened.sessionStorage.clear.mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    stubOpen(opened);
    expect(openWindowInGesture({ allow }).go("https://pay.example/x")).toBe(true);
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
    expect(opened.went).not.toHaveBeenCalled();
  });
});
