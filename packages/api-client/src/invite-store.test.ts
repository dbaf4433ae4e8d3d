import { describe, expect, it } from "vitest";
import { createInviteStore, FIRST_TOUCH_DAYS } from "./invite-store.ts";
import { createMemoryStorage, textKey } from "./storage.ts";

const DAY = 86_400_000;
const setUp = () => {
  let now = 1_000 * DAY;
  const storage = createMemoryStorage();
  return {
    invite: createInviteStore(storage, () => now),
    pass: (days: number) => (now += days * DAY),
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
  it("that came first stays for its days, then a later one may replace it", () => {
    const { invite, pass } = setUp();
    invite.remember("?i_code=first");
    pass(FIRST_TOUCH_DAYS - 1);
    expect(invite.remember("?i_code=hijack")).toBe("first");
    pass(1);
    expect(invite.remember("?i_code=second")).toBe("second");
  });
  it("survives a clock set back, by being replaceable", () => {
    const { invite, pass } = setUp();
    invite.remember("?i_code=first");
    pass(-400);
    expect(invite.remember("?i_code=second")).toBe("second");
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
