import { describe, expect, it } from "vitest";
import { createInviteStore } from "./invite-store.ts";
import { createMemoryStorage, textKey } from "./storage.ts";

const setUp = () => {
  const storage = createMemoryStorage();
  return {
    invite: createInviteStore(storage),
    put: (area: "local" | "session", name: string, value: string) =>
      storage.set(
        textKey(area, name, () => true),
        value,
      ),
    read: (area: "local" | "session", name: string) => storage.get(textKey(area, name, () => true)),
  };
};

describe("the invitation code", () => {
  it("of the query is kept in local storage and as aid", () => {
    const { invite, read } = setUp();
    expect(invite.remember("?x=1&i_code=Ab_9-")).toBe("Ab_9-");
    expect([read("local", "i_code"), read("session", "aid"), invite.get()]).toEqual(["Ab_9-", "Ab_9-", "Ab_9-"]);
  });
  it.each([
    "?i_code=<img src=x>",
    "?i_code=",
    "?i_code=%00",
    `?i_code=${"a".repeat(33)}`,
    "?i_code=中",
    "?other=1",
    "",
    "?i_code=null",
  ])("is nothing for the query %j", (search) => {
    const { invite, read } = setUp();
    expect([invite.remember(search), read("local", "i_code")]).toEqual([null, undefined]);
  });
  it("of a later visit replaces the stored one, also the one of an older browser, in every place", () => {
    for (const [area, name] of [
      ["local", "i_code"],
      ["session", "i_code"],
      ["session", "aid"],
    ] as const) {
      const { invite, put, read } = setUp();
      put(area, name, "first");
      put("local", "i_code_since", "1700000000000");
      expect(invite.remember("?i_code=second")).toBe("second");
      expect([invite.get(), read("local", "i_code"), read("session", "i_code"), read("session", "aid")]).toEqual([
        "second",
        "second",
        undefined,
        "second",
      ]);
    }
  });
  it("stays when a later address has none, or a malformed one, and is put under aid again", () => {
    const { invite, put, read } = setUp();
    put("local", "i_code", "first");
    expect([invite.remember("?page=2"), invite.remember("?i_code=<b>"), read("session", "aid")]).toEqual([
      "first",
      "first",
      "first",
    ]);
  });
  it.each([
    ["local", "i_code"],
    ["session", "i_code"],
    ["session", "aid"],
  ] as const)("is found in %s storage under %s, plain or in an object", (area, name) => {
    for (const value of ["plain1", '{"i_code":"plain1"}']) {
      if (name === "aid" && value !== "plain1") continue;
      const { invite, put } = setUp();
      put(area, name, value);
      expect(invite.get()).toBe("plain1");
    }
  });
  it.each(['{"i_code":"<script>"}', '{"__proto__":{"i_code":"x"}}', "[]", "{", '{"i_code":{"toString":1}}'])(
    "is nothing for the hostile stored value %j",
    (value) => {
      const { invite, put } = setUp();
      put("local", "i_code", value);
      expect(invite.get()).toBeNull();
    },
  );
  it("is forgotten everywhere after registration", () => {
    const { invite, put } = setUp();
    invite.remember("?i_code=first");
    put("session", "i_code", "first");
    invite.forget();
    expect(invite.get()).toBeNull();
  });
});
