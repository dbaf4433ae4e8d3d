import { uiKitMessages } from "@baize/ui-kit";
import { act, screen } from "@testing-library/react";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brand, sampleFeature, samplePage } from "./site.test.support.tsx";
import { startSite } from "./start-site.tsx";

const PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
const features = [sampleFeature("games", [samplePage("/home"), samplePage("/login", { layout: "plain" })])];
const started: (Root | undefined)[] = [];
const start = async (path: string): Promise<void> => {
  window.history.replaceState(null, "", path);
  await act(async () => {
    started.push(await startSite({ brand, features }));
  });
};
const address = (): string => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  window.scrollTo = () => undefined;
  localStorage.clear();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  // What goes on rendering would find no window after the last test.
  act(() => started.splice(0).forEach((root) => root?.unmount()));
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.documentElement.lang = "";
  for (const name of ["old", "started"]) delete document.documentElement.dataset[name];
});

describe("the start of a site", () => {
  it("moves a phone to its own surface, with query and hash", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(PHONE);
    await start("/home?i_code=FRIEND9&x=1#top");
    expect(address()).toBe("/app/home?i_code=FRIEND9&x=1#top");
    expect(await screen.findByRole("navigation", { name: "底部导航" })).toBeTruthy();
  });
  it("leaves a desktop where it is, and sends its root home", async () => {
    await start("/home?x=1#top");
    expect(address()).toBe("/home?x=1#top");
    expect(await screen.findByRole("navigation", { name: "主导航" })).toBeTruthy();
    document.body.innerHTML = '<div id="root"></div>';
    await start("/?x=1");
    expect(address()).toBe("/home?x=1");
  });
  describe("of a document that holds the styles of its own markup alone", () => {
    const sheet = (): HTMLLinkElement | null => document.head.querySelector('link[rel="stylesheet"]');
    beforeEach(() => {
      const asked = Object.assign(document.createElement("link"), { rel: "preload", href: "/assets/all.css" });
      asked.dataset["styles"] = "";
      document.head.append(asked);
    });
    afterEach(() => document.head.querySelectorAll("link").forEach((link) => link.remove()));
    it("draws nothing before the whole sheet is there", async () => {
      const starting = start("/home");
      await vi.waitFor(() => expect(sheet()?.getAttribute("href")).toMatch(/\/assets\/all\.css$/));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(document.documentElement.dataset["started"]).toBeUndefined();
      sheet()?.dispatchEvent(new Event("load"));
      await starting;
      expect(document.documentElement.dataset["started"]).toBe("");
    });
    it("fails without it, so that the document's guard can say so", async () => {
      const failed = vi.fn<() => void>();
      window.addEventListener("start-failed", failed, { once: true });
      const starting = startSite({ brand, features });
      await vi.waitFor(() => expect(sheet()).not.toBeNull());
      sheet()?.dispatchEvent(new Event("error"));
      await expect(starting).rejects.toThrow("all.css");
      expect(failed).toHaveBeenCalledTimes(1);
      expect(document.documentElement.dataset["started"]).toBeUndefined();
    });
  });
  it("keeps the invitation code of the address", async () => {
    await start("/home?i_code=FRIEND9");
    const kept = Object.keys(localStorage).map((key) => localStorage.getItem(key));
    expect(kept).toContain("FRIEND9");
  });
  it.each([
    [undefined, "zh-CN", "跳到主要内容"],
    ["en", "en", "Skip to main content"],
    ["fr", "zh-CN", "跳到主要内容"],
  ])("speaks the language that the device keeps (%s)", async (kept, lang, text) => {
    if (kept !== undefined) localStorage.setItem("locale", kept);
    await start("/home");
    expect(document.documentElement.lang).toBe(lang);
    expect(await screen.findByRole("link", { name: text })).toBeTruthy();
  });
  it("tells the document's guard that it has started, and that it could not", async () => {
    const failed = vi.fn<() => void>();
    window.addEventListener("start-failed", failed, { once: true });
    vi.spyOn(uiKitMessages, "zh-CN").mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(start("/home")).rejects.toThrow("Failed to fetch");
    expect([failed.mock.calls.length, "started" in document.documentElement.dataset]).toEqual([1, false]);
    await start("/home");
    expect([failed.mock.calls.length, "started" in document.documentElement.dataset]).toEqual([1, true]);
  });
  it("leaves the page to the guard where the browser is too old", async () => {
    document.documentElement.dataset["old"] = "";
    await start("/home");
    expect(document.getElementById("root")?.childElementCount).toBe(0);
  });
  it("names the remedy where the page has no root", async () => {
    document.body.replaceChildren();
    await expect(startSite({ brand, features })).rejects.toThrow("pnpm gen");
  });
});
