import { createMemoryStorage } from "@baize/api-client";
import { byLocale } from "@baize/feature-kit/testing";
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
