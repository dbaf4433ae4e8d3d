// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { parse } from "acorn";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { guardScript } from "../guard-script.ts";
import type { GuardWords } from "./start-guard.ts";

const text = (word: string): GuardWords => ({
  old: { title: `${word} old`, text: "old" },
  offline: { title: `${word} offline`, text: "offline" },
  broken: { title: `${word} broken`, text: "broken" },
  retry: `${word} retry`,
});
const script = guardScript({ "zh-CN": text("zh"), en: text("en") });

interface Visit {
  readonly isOnline?: boolean;
  readonly isOld?: boolean;
  readonly hasStorage?: boolean;
}
/** Runs the guard in the page; the ways out are counted. */
const visit = ({ isOnline = true, isOld = false, hasStorage = true }: Visit = {}) => {
  const reload = vi.fn<() => void>();
  const page = new EventTarget();
  const set = (name: string, value: unknown): void => void Reflect.set(page, name, value);
  set("localStorage", localStorage);
  set("sessionStorage", sessionStorage);
  const refused = {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  };
  runInNewContext(script, {
    window: page,
    document,
    location: { reload, origin: "https://site.test" },
    navigator: { onLine: isOnline },
    sessionStorage: hasStorage ? sessionStorage : refused,
    CSS: { supports: () => !isOld },
    setTimeout,
  });
  const scriptFails = (): void => {
    const event = new Event("error");
    Object.defineProperty(event, "target", { value: document.createElement("script") });
    page.dispatchEvent(event);
  };
  return { page, reload, scriptFails };
};
const shown = (): string | null | undefined => document.querySelector("#root [role=alert] h1")?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = "zh-CN";
  document.body.innerHTML = '<div id="root"><p>rendered</p></div>';
  Object.defineProperty(HTMLScriptElement.prototype, "noModule", { value: false, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of ["data-started", "data-old", "data-rendered"]) document.documentElement.removeAttribute(name);
});

describe("the guard", () => {
  it("is ES5, so that every browser can read it", () => {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
    expect(script).not.toContain("</");
    expect(new TextEncoder().encode(script).length).toBeLessThan(5_000);
  });
  it("loads the page once more when a script fails, and then says so with a way on", () => {
    const first = visit();
    first.scriptFails();
    first.scriptFails();
    expect([first.reload.mock.calls.length, shown()]).toEqual([1, undefined]);
    const second = visit();
    document.documentElement.setAttribute("data-rendered", "desktop");
    second.scriptFails();
    expect([second.reload.mock.calls.length, shown()]).toEqual([0, "zh broken"]);
    expect(document.documentElement.hasAttribute("data-rendered")).toBe(false);
    document.querySelector<HTMLButtonElement>("#root button")?.click();
    expect(second.reload).toHaveBeenCalledTimes(1);
  });
  it("treats a file of the site that is no script like a missing one, and no error of another origin", () => {
    const { page, reload } = visit();
    page.dispatchEvent(new ErrorEvent("error", { filename: "https://extension.test/assets/x.js" }));
    expect(reload).not.toHaveBeenCalled();
    page.dispatchEvent(new ErrorEvent("error", { filename: "https://site.test/assets/x.js" }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it("does so too when the site says that it cannot start, and when it never does", () => {
    const said = visit();
    said.page.dispatchEvent(new Event("start-failed"));
    expect(said.reload).toHaveBeenCalledTimes(1);
    const silent = visit();
    vi.advanceTimersByTime(59_000);
    expect(shown()).toBeUndefined();
    vi.advanceTimersByTime(2_000);
    expect([silent.reload.mock.calls.length, shown()]).toEqual([0, "zh broken"]);
  });
  it("waits a quarter of a minute once all has been loaded", () => {
    const { page, reload } = visit();
    page.dispatchEvent(new Event("load"));
    vi.advanceTimersByTime(16_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it("is silent once the site has started, and may load anew at a later failure", () => {
    visit().scriptFails();
    const { reload, scriptFails } = visit();
    document.documentElement.setAttribute("data-started", "");
    vi.advanceTimersByTime(90_000);
    scriptFails();
    expect([reload.mock.calls.length, shown()]).toEqual([0, undefined]);
    document.documentElement.removeAttribute("data-started");
    const later = visit();
    later.scriptFails();
    expect(later.reload).toHaveBeenCalledTimes(1);
  });
  it("never loads the page by itself where it cannot remember that it did", () => {
    const { reload, scriptFails } = visit({ hasStorage: false });
    scriptFails();
    expect([reload.mock.calls.length, shown()]).toEqual([0, "zh broken"]);
  });
  it("names a lost connection, and goes on when it is back", () => {
    localStorage.setItem("locale", "en");
    const { page, reload, scriptFails } = visit({ isOnline: false });
    scriptFails();
    expect([reload.mock.calls.length, shown()]).toEqual([0, "en offline"]);
    page.dispatchEvent(new Event("online"));
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it("tells a browser that is too old, and keeps the site from starting", () => {
    const { reload } = visit({ isOld: true });
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect([shown(), document.querySelector("#root button")]).toEqual(["zh old", null]);
    expect([document.documentElement.hasAttribute("data-old"), reload.mock.calls.length]).toEqual([true, 0]);
  });
});
