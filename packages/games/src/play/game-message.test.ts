import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOSTILE_MESSAGES } from "./hostile-messages.test.support.ts";
import { readGameMessage } from "./game-message.ts";

const good = { type: "baize:balance", gameId: "g1", balance: "12.50", currency: "CNY", version: "7" };

describe("readGameMessage", () => {
  it("reads a balance", () =>
    expect(readGameMessage(good, "g1")).toEqual({ type: "balance", balance: "12.50", currency: "CNY", version: 7n }));
  it("reads ready, a round and exit", () =>
    expect([
      readGameMessage({ type: "baize:ready" }, "g1"),
      readGameMessage({ type: "baize:round", gameId: "g1" }, "g1"),
      readGameMessage({ type: "baize:exit", gameId: "g1" }, "g1"),
    ]).toEqual([{ type: "ready" }, { type: "round" }, { type: "exit" }]));
  it.each(["session_ended", "maintenance"] as const)("reads that a game is over: %s", (reason) => {
    expect([
      readGameMessage({ type: "baize:over", gameId: "g1", reason }, "g1"),
      readGameMessage({ type: "baize:over", reason }, "g1"),
    ]).toEqual([
      { type: "over", reason },
      { type: "over", reason },
    ]);
  });
  it.each(HOSTILE_MESSAGES.filter(({ from, origin }) => from === "frame" && origin === "null"))(
    "believes no message: $why",
    ({ data }) => expect(readGameMessage(data, "lhzr-1")).toBeNull(),
  );
  it("makes nothing but its five messages of whatever comes", () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record(
            {
              type: fc.constantFrom("baize:ready", "baize:round", "baize:balance", "baize:exit", "baize:over", "x"),
              reason: fc.constantFrom("maintenance", "evil", "toString", 0),
              gameId: fc.constantFrom("g1", "g2", 1),
              balance: fc.oneof(fc.string(), fc.double(), fc.constant("1.50")),
              currency: fc.constantFrom("CNY", "XX", null),
              version: fc.oneof(fc.string(), fc.constant("3"), fc.integer()),
            },
            { requiredKeys: [] },
          ),
        ),
        (data) => {
          const message = readGameMessage(data, "g1");
          expect(message === null || message.type !== "over" || message.reason === "maintenance").toBe(true);
          expect(
            message === null ||
              message.type !== "balance" ||
              (/^\d+(\.\d+)?$/.test(message.balance) && message.version >= 0n),
          ).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    ));
});
