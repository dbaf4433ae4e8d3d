import assert from "node:assert/strict";
import { test } from "node:test";
import { isAllowed, readPlatformBound } from "./licences.mjs";

test("allows a listed licence, and no other", () => {
  assert.ok(isAllowed("react", "MIT"));
  for (const licence of ["GPL-3.0-only", "AGPL-3.0-only", "Unknown", "SEE LICENSE IN LICENSE"]) {
    assert.ok(!isAllowed("react", licence));
  }
});

test("asks for one allowed licence of a choice, and for all of a sum", () => {
  assert.ok(isAllowed("dompurify", "(MPL-2.0 OR Apache-2.0)"));
  assert.ok(isAllowed("two", "(GPL-2.0-only OR MIT)"));
  assert.ok(!isAllowed("two", "MIT AND GPL-2.0-only"));
  assert.ok(!isAllowed("three", "GPL-2.0-only AND (MIT OR ISC)"));
});

test("allows the LGPL for the image library's binaries alone", () => {
  assert.ok(isAllowed("@img/sharp-libvips-linux-x64", "LGPL-3.0-or-later"));
  assert.ok(isAllowed("@img/sharp-win32-x64", "Apache-2.0 AND LGPL-3.0-or-later"));
  assert.ok(!isAllowed("another", "LGPL-3.0-or-later"));
});

test("reads from a lockfile what only some machines install", () => {
  const lockfile = [
    "packages:",
    "  '@img/sharp-linux-x64@0.35.5':",
    "    cpu: [x64]",
    "  react@19.3.1:",
    "    engines: {node: '>=20'}",
    "  '@emnapi/core@1.11.0':",
    "    resolution: {integrity: sha512-x}",
  ].join("\n");
  assert.deepEqual([...readPlatformBound(lockfile)], ["@img/sharp-linux-x64@0.35.5", "@emnapi/core@1.11.0"]);
});
