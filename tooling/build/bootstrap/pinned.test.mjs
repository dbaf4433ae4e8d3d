import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { installPinned } from "./pinned.mjs";

const ARCHIVE = Buffer.from("the archive that was published");
const pinOf = (data) => `sha512-${createHash("sha512").update(data).digest("base64")}`;

let toolsDir;
let commands;
beforeEach(() => {
  toolsDir = mkdtempSync(join(tmpdir(), "pinned-"));
  commands = [];
});
afterEach(() => rmSync(toolsDir, { recursive: true }));

/** An npm that packs `archive`, and on install makes the node_modules of its prefix. */
const npmWith = (archive) => (_npm, args) => {
  commands.push(args);
  const after = (option) => args[args.indexOf(option) + 1];
  if (args[0] === "pack") writeFileSync(join(after("--pack-destination"), "tool-1.0.0.tgz"), archive);
  else mkdirSync(join(after("--prefix"), "node_modules"));
  return { status: 0 };
};
const install = (archive, pins, setUp) =>
  installPinned(["tool@1.0.0"], { toolsDir, run: npmWith(archive), log: () => {}, pins, setUp });

test("installs an archive of the pinned hash once, from the file that was compared, without its scripts", () => {
  const pins = { "tool@1.0.0": pinOf(ARCHIVE) };
  const placed = [];
  const modules = install(ARCHIVE, pins, (folder) => placed.push(folder));
  assert.equal(install(ARCHIVE, pins), modules);
  assert.deepEqual(
    commands.map(([name]) => name),
    ["pack", "install"],
  );
  assert.match(commands[1].at(-1), /tool-1\.0\.0\.tgz$/);
  for (const option of ["--ignore-scripts", "--offline", "--omit=optional"]) assert.ok(commands[1].includes(option));
  assert.equal(placed.length, 1);
  assert.equal(readdirSync(toolsDir).length, 1);
});

test("refuses an archive of another hash before it is installed or set up, and keeps nothing", () => {
  const pins = { "tool@1.0.0": pinOf(ARCHIVE) };
  const setUp = () => assert.fail("set up");
  assert.throws(() => install(Buffer.from("another archive"), pins, setUp), /tool@1\.0\.0 is not the archive pinned/);
  assert.deepEqual(
    commands.map(([name]) => name),
    ["pack"],
  );
  assert.deepEqual(readdirSync(toolsDir), []);
});

test("refuses a package without a pinned hash before anything is downloaded", () => {
  assert.throws(() => install(ARCHIVE, {}), /no hash is pinned for tool@1\.0\.0/);
  assert.deepEqual(commands, []);
});

test("takes no folder that was installed under another hash", () => {
  const first = install(ARCHIVE, { "tool@1.0.0": pinOf(ARCHIVE) });
  const next = Buffer.from("the archive that is pinned now");
  assert.notEqual(install(next, { "tool@1.0.0": pinOf(next) }), first);
});

test("keeps nothing when the set-up fails", () => {
  const fail = () => {
    throw new Error("no set-up");
  };
  assert.throws(() => install(ARCHIVE, { "tool@1.0.0": pinOf(ARCHIVE) }, fail), /no set-up/);
  assert.deepEqual(readdirSync(toolsDir), []);
});
