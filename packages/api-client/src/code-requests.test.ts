import { describe, expect, it } from "vitest";
import { codeDeadline, createCodeRequests } from "./code-requests.ts";
import { createMemoryStorage, ownName, textKey } from "./storage.ts";

const NOW = Date.parse("2026-11-28T04:00:00.000Z");
const PHONE = "phone:86:13800138000";
const answer = { ok: true, ticket: "t-1", waitSec: 60, waitUntil: "2026-11-28T12:01:00+08:00", dailyLeft: 4 } as const;
const setUp = () => {
  const storage = createMemoryStorage();
  return { storage, codes: createCodeRequests(storage), reload: () => createCodeRequests(storage) };
};

describe("a code that was asked for", () => {
  it("keeps its ticket and its wait through a reload, by scene and target", () => {
    const { codes, reload } = setUp();
    codes.noteSent("login", PHONE, answer, NOW);
    const kept = reload().get("login", PHONE);
    expect(kept).toEqual({ scene: "login", target: PHONE, ticket: "t-1", waitSec: 60, waitUntil: NOW + 60_000 });
    expect(reload().latest("login")).toEqual(kept);
    expect([reload().get("register", PHONE), reload().get("login", "email:a@b.test")]).toEqual([null, null]);
  });
  it("is replaced by a later one of the same scene and target, and forgotten once it was used", () => {
    const { codes } = setUp();
    codes.noteSent("login", PHONE, answer, NOW);
    codes.noteSent("login", "email:a@b.test", { ...answer, ticket: "t-2" }, NOW);
    codes.noteSent("login", PHONE, { ...answer, ticket: "t-3" }, NOW + 60_000);
    expect([codes.get("login", PHONE)?.ticket, codes.latest("login")?.ticket]).toEqual(["t-3", "t-3"]);
    codes.forget("login", PHONE);
    expect([codes.get("login", PHONE), codes.latest("login")?.ticket]).toEqual([null, "t-2"]);
  });
  it("stays good after a refusal that asks to wait, whose wait it takes over", () => {
    const { codes } = setUp();
    codes.noteSent("login", PHONE, answer, NOW);
    const detail = { waitSec: "15", until: "2026-11-28T04:01:00.000Z" };
    codes.noteWait("login", PHONE, detail, NOW + 45_500);
    expect(codes.get("login", PHONE)).toMatchObject({ ticket: "t-1", waitSec: 15, waitUntil: NOW + 60_000 });
    codes.noteWait("register", PHONE, { waitSec: "9" }, NOW);
    expect(codes.get("register", PHONE)).toMatchObject({ ticket: "", waitUntil: NOW + 9_000 });
  });
  it("takes the seconds where a back end names no instant, and no wait where it names neither", () => {
    const { codes } = setUp();
    codes.noteSent("login", PHONE, { ticket: "t-1", waitSec: 30 }, NOW);
    expect(codes.get("login", PHONE)).toMatchObject({ waitSec: 30, waitUntil: NOW + 30_000 });
    codes.noteSent("login", PHONE, { ticket: "t-1", waitUntil: "2026-11-28T04:00:20Z" }, NOW);
    expect(codes.get("login", PHONE)).toMatchObject({ waitSec: 20, waitUntil: NOW + 20_000 });
    for (const wait of [{}, { waitSec: "soon" }, { waitSec: -5 }, { waitUntil: "tomorrow" }]) {
      codes.noteSent("login", PHONE, { ticket: "t-1", ...wait }, NOW);
      expect(codes.get("login", PHONE)).toMatchObject({ waitSec: 0, waitUntil: NOW });
    }
  });
  it("is remembered with few others, and never as something else that was stored", () => {
    const { codes, storage, reload } = setUp();
    for (let nth = 0; nth < 20; nth += 1) codes.noteSent("login", `email:${nth}@b.test`, answer, NOW);
    expect([codes.get("login", "email:11@b.test"), codes.get("login", "email:12@b.test")?.ticket]).toEqual([
      null,
      "t-1",
    ]);
    for (const stored of ["{", "[{}]", '[{"scene":"login","target":"x","ticket":1,"waitUntil":1,"waitSec":-1}]']) {
      storage.set(
        textKey("session", ownName("code_requests"), () => true),
        stored,
      );
      expect(reload().latest("login")).toBeNull();
    }
  });
});

describe("the wait", () => {
  const wait = { waitUntil: NOW + 60_000, waitSec: 60 };
  it.each([
    ["just after", 0, 60],
    ["later", 45_500, 14.5],
    ["at its end", 60_000, null],
    ["long after, or with a clock that went ahead", 3_600_000, null],
    ["with a clock that went back an hour", -3_600_000, 60],
  ])("%s is never longer than the server said, and never negative", (_when, passed, seconds) => {
    const now = NOW + passed;
    expect(codeDeadline(wait, now)).toBe(seconds === null ? null : now + seconds * 1000);
  });
});
