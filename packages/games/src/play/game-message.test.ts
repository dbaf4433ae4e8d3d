import { describe, expect, it } from "vitest";
import { readGameMessage } from "./game-message.ts";

const good = { type: "baize:balance", gameId: "g1", balance: "12.50", currency: "CNY", version: "7" };

describe("readGameMessage", () => {
  it("reads a balance", () => expect(readGameMessage(good, "g1")).toEqual({ type: "balance", balance: "12.50", currency: "CNY", version: 7n }));
  it("reads ready and exit", () => expect([readGameMessage({ type: "baize:ready" }, "g1"), readGameMessage({ type: "baize:exit", gameId: "g1" }, "g1")]).toEqual([{ type: "ready" }, { type: "exit" }]));
  it.each([
    null,
    "baize:exit",
    [],
    {},
    { ...good, gameId: "other" },
    { ...good, balance: 12.5 },
    { ...good, balance: "-1" },
    { ...good, balance: "1e9" },
    { ...good, balance: "9".repeat(400) },
    { ...good, currency: "XXX" },
    { ...good, version: "-1" },
    { ...good, version: 7 },
    { ...good, type: "balance" },
    { type: "baize:balance" },
  ])("ignores %j", (data) => expect(readGameMessage(data, "g1")).toBeNull());
});
