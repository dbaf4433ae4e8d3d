import { expect, it } from "vitest";
import { readFaultRow } from "./fault-rows.ts";

const NONE = { platform: "zjqp", delay_ms: 0n, refuse: 0n, lose_answer: 0n, late_ms: 0n };

it.each([
  [{ delay_ms: 40n }, { kind: "delay", delayMs: 40, forMs: 0 }],
  [
    { refuse: 1n, lose_answer: 1n, late_ms: 9n },
    { kind: "refuse", delayMs: 0, forMs: 0 },
  ],
  [
    { lose_answer: 1n, late_ms: 9n },
    { kind: "lose_request", delayMs: 0, forMs: 9 },
  ],
  [
    { lose_answer: 1n, delay_ms: 40n },
    { kind: "lose_response", delayMs: 40, forMs: 0 },
  ],
])("reads a row with several kinds of an earlier version as the one that does least: %o", (row, fault) => {
  expect(readFaultRow({ ...NONE, ...row })).toEqual(fault);
});
