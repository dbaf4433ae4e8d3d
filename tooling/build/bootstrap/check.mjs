// Everything that must hold before a change lands, in the order of what fails soonest.
import { spawnSync } from "node:child_process";
import { ensureChromium } from "./chromium.mjs";

const steps = [
  ["generation drift", "pnpm", ["run", "gen", "--check"]],
  ["tests of the bootstrap", "node", ["--test", "tooling/build/bootstrap/*.test.mjs"]],
  ["licences", "node", ["tooling/build/bootstrap/licences.mjs", "--check"]],
  ["types of the apps", "pnpm", ["exec", "tsc", "-p", "tooling/build/tsconfig/apps.json"]],
  ["format", "node_modules/.bin/oxfmt", ["--check", "."]],
  ["lint and layers", "pnpm", ["run", "lint"]],
  ["unused code and dependencies", "node", ["-C", "@baize/source", "node_modules/knip/bin/knip.js"]],
  [
    "types, tests, packing",
    "pnpm",
    ["exec", "turbo", "run", "typecheck", "test", "pack", "--continue", "--output-logs=new-only"],
  ],
];

const chromium = ensureChromium();
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
let passed = 0;
for (const [name, command, args] of steps) {
  process.stdout.write(`\n[check] ${name}\n`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env });
  if (status !== 0) {
    process.stdout.write(`[check] ${name} failed: ${command} ${args.join(" ")}\n${passed} passed, 1 failed\n`);
    process.exit(status ?? 1);
  }
  passed += 1;
  process.stdout.write(`[check] ${name} holds (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
}
process.stdout.write(`${passed} passed, 0 failed\n`);
