import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { servedCalls } from "../testing/calls.ts";
import { startWorld } from "../testing/world.ts";
import { runFuzz } from "./run-fuzz.ts";
import { trialBrands } from "./trial-brands.ts";

const SEED = 20_261_127;
const HANGS_MS = 60_000;

it("answers generated requests over every call within the contract, and its books agree afterwards", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
  const world = await startWorld({ tenants: trialBrands(folder) });
  try {
    await world.sandbox.seed("alpha");
    const target = { origin: world.url, otherOrigin: world.otherUrl, consoleSecret: world.sandbox.consoleSecret };
    const options = { requests: 1_500, seed: SEED, slowMs: HANGS_MS, abandonMs: HANGS_MS };
    const report = await runFuzz(target, options);
    expect(report.findings, `pnpm soak --requests ${options.requests} --seed ${SEED}`).toEqual([]);
    expect(world.log()).not.toMatch(/call_failed|request_failed|money_reported/);
    expect(report.acceptedCalls.size).toBeGreaterThan(servedCalls.length / 2);
  } finally {
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
