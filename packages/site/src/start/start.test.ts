import { createMemoryStorage } from "@baize/api-client";
import { byLocale } from "@baize/feature-kit/testing";
import type { Messages } from "@baize/ui-kit";
import { describe, expect, it, vi } from "vitest";
import type { MessageTree } from "../brand.ts";
import { createCatalogue, override } from "./catalogue.ts";
import { createPageViews } from "./page-views.ts";
import { createPreferences } from "./preferences.ts";
import { basenameOf, surfaceOf, withoutBase } from "./surface.ts";

describe("override", () => {
  it("changes texts that the owner has and leaves out those it has not", () => {
    expect(override({ a: "1", b: { c: "2", d: "3" } }, { a: "x", b: { c: "y" }, z: "new" })).toEqual({
      a: "x",
      b: { c: "y", d: "3" },
    });
  });
  it("keeps the owner's shape when the brand's differs", () => {
    expect(override({ a: "1", b: { c: "2" } }, { a: { deep: "x" }, b: "flat" })).toEqual({ a: "1", b: { c: "2" } });
  });
  it("knows a text that was parsed while building from a group of texts", () => {
    const parsed = (...parts: unknown[]): string => parts as unknown as string;
    expect(
      override(
        { a: parsed("共 ", ["n"]), b: "2", c: { d: parsed(["n"]) } },
        { a: "一", b: parsed("共 ", ["m"]), c: parsed("no group") },
      ),
    ).toEqual({
      a: "一",
      b: ["共 ", ["m"]],
      c: { d: [["n"]] },
    });
    expect(override({ a: parsed("共 ", ["n"]) }, { a: parsed(["m"], " 笔") })).toEqual({ a: [["m"], " 笔"] });
  });
  it("takes nothing from a prototype", () => {
    expect(override({ toString: "1" }, {})).toEqual({ toString: "1" });
  });
});

describe("catalogue", () => {
  const brand = { messages: byLocale<MessageTree>({ shop: { title: "本店" } }, {}) };
  it("loads an owner once, with the brand's texts on top, and tells listeners", async () => {
    const load = vi.fn<() => Promise<{ messages: { title: string; text: string } }>>(async () => ({
      messages: { title: "标题", text: "正文" },
    }));
    const catalogue = createCatalogue(brand, "zh-CN", []);
    const heard = vi.fn<() => void>();
    catalogue.subscribe(heard);
    const owner = { id: "shop", messages: byLocale(load) };
    await Promise.all([catalogue.load(owner), catalogue.load(owner)]);
    expect(catalogue.get()).toEqual({ navigation: {}, shop: { title: "本店", text: "正文" } });
    expect(load).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });
  it("loads a page's part of an owner first, and the whole when there is time", async () => {
    vi.useFakeTimers();
    const whole = { messages: { title: "标题", text: "正文", more: { a: "甲", b: "乙" } } };
    const load = vi.fn<() => Promise<typeof whole>>(async () => whole);
    const part = vi.fn<() => Promise<{ messages: Messages }>>(async () => ({
      messages: { title: "标题", more: { a: "甲" } },
    }));
    const catalogue = createCatalogue(brand, "zh-CN", []);
    const owner = { id: "shop", messages: byLocale(load) };
    await catalogue.loadFor(owner, { words: byLocale(part) });
    expect(catalogue.get()["shop"]).toEqual({ title: "本店", more: { a: "甲" } });
    expect(load).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(catalogue.get()["shop"]).toEqual({ title: "本店", text: "正文", more: { a: "甲", b: "乙" } });
    await catalogue.loadFor(owner, { words: byLocale(part) });
    expect([part.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
    vi.useRealTimers();
  });
  it("keeps the texts of one page when another's come", async () => {
    vi.useFakeTimers();
    const owner = { id: "shop", messages: byLocale(async () => new Promise<never>(() => undefined)) };
    const catalogue = createCatalogue(brand, "zh-CN", []);
    const words = (messages: Messages) => ({ words: byLocale(async () => ({ messages })) });
    await catalogue.loadFor(owner, words({ one: "一", both: { a: "甲" } }));
    await catalogue.loadFor(owner, words({ two: "二", both: { b: "乙" } }));
    expect(catalogue.get()["shop"]).toEqual({ one: "一", two: "二", both: { a: "甲", b: "乙" } });
    vi.useRealTimers();
  });
  it("loads the whole at once where a page has no part of its own", async () => {
    const load = vi.fn<() => Promise<{ messages: Messages }>>(async () => ({ messages: { text: "正文" } }));
    const catalogue = createCatalogue(brand, "zh-CN", []);
    await catalogue.loadFor({ id: "shop", messages: byLocale(load) }, {});
    expect(catalogue.get()["shop"]).toEqual({ text: "正文" });
  });
  it("tries again after a failed load", async () => {
    const load = vi
      .fn<() => Promise<{ messages: { a: string } }>>()
      .mockRejectedValueOnce(new Error("gone"))
      .mockResolvedValue({ messages: { a: "1" } });
    const catalogue = createCatalogue(brand, "en", []);
    const owner = { id: "x", messages: byLocale(load) };
    await expect(catalogue.load(owner)).rejects.toThrow("gone");
    await catalogue.load(owner);
    expect(catalogue.get()).toEqual({ navigation: {}, x: { a: "1" } });
  });
});

describe("preferences", () => {
  it("are unset at first and survive in storage", () => {
    const storage = createMemoryStorage();
    const first = createPreferences(storage);
    expect([first.locale(), first.scheme(), first.hidesBalance()]).toEqual([undefined, undefined, false]);
    first.setLocale("en");
    first.setScheme("light");
    first.setHidesBalance(true);
    const later = createPreferences(storage);
    expect([later.locale(), later.scheme(), later.hidesBalance()]).toEqual(["en", "light", true]);
    later.setScheme(undefined);
    later.setHidesBalance(false);
    expect([first.scheme(), first.hidesBalance()]).toEqual([undefined, false]);
  });
});

describe("page views", () => {
  it("are taken once, oldest first", () => {
    const views = createPageViews(() => 7);
    views.push("/home");
    views.push("/user");
    expect(views.take()).toEqual([
      { path: "/home", at: 7 },
      { path: "/user", at: 7 },
    ]);
    expect(views.take()).toEqual([]);
  });
  it("keep the latest hundred", () => {
    const views = createPageViews(() => 0);
    for (let i = 0; i < 250; i += 1) views.push(`/${i}`);
    expect(views.take().map(({ path }) => path)).toEqual(Array.from({ length: 100 }, (_, i) => `/${150 + i}`));
  });
});

describe("surface", () => {
  it.each([
    ["/app", "mobile", "/"],
    ["/app/home", "mobile", "/home"],
    ["/apple", "desktop", "/apple"],
    ["/home", "desktop", "/home"],
  ] as const)("%s is %s", (path, surface, bare) => {
    expect(surfaceOf(path)).toBe(surface);
    expect(withoutBase(path)).toBe(bare);
  });
  it("gives the router its base", () => {
    expect([basenameOf("mobile"), basenameOf("desktop")]).toEqual(["/app", ""]);
  });
});
