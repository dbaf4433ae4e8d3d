import assert from "node:assert/strict";
import { test } from "node:test";
import { readRun } from "./check.mjs";

const task = (taskId, seconds, { exitCode = 0, status = "MISS", command = "tsc" } = {}) => ({
  taskId,
  command,
  cache: { status },
  execution: { startTime: 1_000, endTime: 1_000 + seconds * 1_000, exitCode },
});

test("tasks are listed longest first, unchanged ones as one line, and counted as passed or failed", () => {
  const tasks = [
    task("//#lint", 3.5),
    task("@baize/e2e#test", 240),
    task("@baize/site#test", 12, { exitCode: 1 }),
    task("@baize/domain#test", 0, { status: "HIT" }),
    task("@baize/domain#topo", 0, { command: "<NONEXISTENT>" }),
    { taskId: "@baize/site#pack", command: "publint" },
  ];
  assert.deepEqual(readRun({ tasks }), {
    rows: [
      "  240.0 s  @baize/e2e#test",
      "   12.0 s  @baize/site#test failed",
      "    3.5 s  lint",
      "    0.0 s  1 tasks unchanged since they last passed",
    ],
    passed: 3,
    failed: 1,
  });
});
