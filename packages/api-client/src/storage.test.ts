import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createMemoryStorage, createStorage, jsonKey, ownName, type StorageArea, textKey } from "./storage.ts";

const name = textKey("local", "name", (text) => /^[a-z]+$/.test(text));
const list = jsonKey("session", "list", v.array(v.number()));
const fake = (change: Partial<StorageArea> = {}) => {
  const values = new Map<string, string>();
  const area: StorageArea = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    ...change,
  };
  return { values, area };
};
const denied = (): never => {
  throw new DOMException("denied", "SecurityError");
};
const full = (): never => {
  throw new DOMException("full", "QuotaExceededError");
};

describe("storage", () => {
  it("keeps texts and JSON in their areas under plain names", () => {
    const local = fake();
    const session = fake();
    const storage = createStorage({ local: () => local.area, session: () => session.area });
    expect([storage.set(name, "abc"), storage.set(list, [1, 2])]).toEqual([true, true]);
    expect([...local.values, ...session.values]).toEqual([
      ["name", "abc"],
      ["list", "[1,2]"],
    ]);
    expect([storage.get(name), storage.get(list)]).toEqual(["abc", [1, 2]]);
    storage.remove(name);
    expect(storage.get(name)).toBeUndefined();
  });
  it.each(["ABC", "", "中文", "a\n", "a b"])("counts the corrupt text %j as missing and removes it", (value) => {
    const { area, values } = fake();
    values.set("name", value);
    const storage = createStorage({ local: () => area, session: () => area });
    expect(storage.get(name)).toBeUndefined();
    expect(values.has("name")).toBe(false);
  });
  it("takes nothing but what the schema allows from stored JSON", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
        const { area, values } = fake();
        values.set("list", raw);
        const got = createStorage({ local: () => area, session: () => area }).get(list);
        return got === undefined || got.every((item) => typeof item === "number");
      }),
    );
  });
  it.each([
    ["a getter that throws", () => ({ local: denied, session: denied })],
    ["no storage at all", () => ({ local: () => undefined, session: () => undefined })],
    [
      "methods that throw",
      () => ({ local: () => fake({ getItem: denied, setItem: denied, removeItem: denied }).area, session: denied }),
    ],
    [
      "a full store",
      () => ({ local: () => fake({ setItem: full }).area, session: () => fake({ setItem: full }).area }),
    ],
    ["a store that forgets at once", () => ({ local: () => fake({ setItem: () => undefined }).area, session: denied })],
  ])("falls back to memory with %s", (_what, areas) => {
    const storage = createStorage(areas());
    expect(storage.get(name)).toBeUndefined();
    expect(storage.set(name, "abc")).toBe(false);
    expect(storage.get(name)).toBe("abc");
    expect(storage.keep(name, "xyz")).toBe(false);
    expect(storage.get(name)).toBe("abc");
    storage.remove(name);
    expect(storage.get(name)).toBeUndefined();
  });
  it("shows the newer value of memory when the store fills up later, and the store's again after it has room", () => {
    let isFull = false;
    const { area, values } = fake();
    const { setItem } = area;
    const storage = createStorage({
      local: () => ({ ...area, setItem: (key, value) => (isFull ? full() : setItem(key, value)) }),
      session: () => area,
    });
    storage.set(name, "old");
    isFull = true;
    expect([storage.keep(name, "new"), storage.get(name)]).toEqual([false, "old"]);
    expect([storage.set(name, "new"), storage.get(name), values.get("name")]).toEqual([false, "new", "old"]);
    isFull = false;
    expect([storage.set(name, "newest"), storage.get(name), values.get("name")]).toEqual([true, "newest", "newest"]);
  });
  it("notices when someone else clears the store", () => {
    const { area, values } = fake();
    const storage = createStorage({ local: () => area, session: () => area });
    storage.set(name, "abc");
    values.clear();
    expect(storage.get(name)).toBeUndefined();
  });
  it("uses the browser's areas by default, and none where there are none", () => {
    const storage = createStorage();
    storage.set(name, "abc");
    expect(storage.get(name)).toBe("abc");
    storage.remove(name);
  });
  it("of memory counts as kept", () => {
    expect(createMemoryStorage().keep(name, "abc")).toBe(true);
  });
});

describe("what a member has written", () => {
  const own = textKey("session", ownName("draft"), () => true);
  const other = textKey("session", "draft", () => true);
  it.each([
    ["memory", () => createMemoryStorage()],
    ["a browser that denies storage", () => createStorage({ local: denied, session: denied })],
  ])("goes at log-out from %s, and nothing else does", (_name, make) => {
    const storage = make();
    storage.set(own, "mine");
    storage.set(other, "kept");
    storage.forgetMember();
    expect([storage.get(own), storage.get(other)]).toEqual([undefined, "kept"]);
  });
});
