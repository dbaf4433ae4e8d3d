import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, test } from "node:test";

const copy = mkdtempSync(join(tmpdir(), "baize-inputs-"));
after(() => rmSync(copy, { recursive: true, force: true }));
execFileSync("git", ["clone", "--quiet", "--shared", ".", copy]);
for (const file of ["turbo.json", "package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"])
  cpSync(file, join(copy, file));

const turbo = resolve("node_modules/turbo/bin/turbo");
/** Tasks of a run that would be, by name; a task is repeated when its hash is another. */
const plan = () => {
  const args = [turbo, "run", "bundle", "test", "soak", "--dry=json"];
  const options = { cwd: copy, encoding: "utf8", maxBuffer: 2 ** 28, stdio: ["ignore", "pipe", "ignore"] };
  const { tasks } = JSON.parse(execFileSync(process.execPath, args, options));
  return new Map(tasks.map((task) => [task.taskId, task]));
};
const first = plan();
const changedBy = (file) => {
  appendFileSync(join(copy, file), "\n");
  const next = plan();
  execFileSync("git", ["checkout", "--quiet", "--", file], { cwd: copy });
  return [...next.values()].filter(({ taskId, hash }) => first.get(taskId).hash !== hash).map(({ taskId }) => taskId);
};

test("a brand's changed logo is built, walked through and rehearsed again", () => {
  const changed = changedBy("brands/188/logo.svg");
  for (const task of ["@baize-app/188#bundle", "@baize/e2e#test", "@baize/release#test", "@baize/storybook#test"])
    assert.ok(changed.includes(task), `${task} keeps its hash`);
});

test("a changed screen is shown in stories, walked through and rehearsed again, and nothing of the ledger", () => {
  const changed = changedBy("packages/finance/src/feature.ts");
  for (const task of ["@baize/finance#test", "@baize/storybook#test", "@baize/e2e#test", "@baize/release#test"])
    assert.ok(changed.includes(task), `${task} keeps its hash`);
  assert.ok(!changed.includes("@baize/ledger#test"));
});

test("no test is repeated while nothing changes", () => {
  const again = plan();
  const tests = [...again.values()].filter(({ task }) => task === "test");
  assert.ok(tests.length > 15);
  assert.deepEqual(
    tests.filter(({ resolvedTaskDefinition }) => !resolvedTaskDefinition.cache).map(({ taskId }) => taskId),
    [],
  );
  assert.deepEqual(
    tests.filter(({ taskId, hash }) => first.get(taskId).hash !== hash).map(({ taskId }) => taskId),
    [],
  );
});
