import { afterAll, expect, it } from "vitest";
import { startWorld, type World } from "../matrix/start-world.ts";
import { type Outage, postgresRestarts } from "./outages.ts";
import { runOutages } from "./run-outages.ts";

let [world, outage]: [World | null, Outage | null] = [null, null];
afterAll(async () => {
  await world?.close();
  await outage?.remove();
});

it("moves each transfer once while PostgreSQL restarts under members who go on", { timeout: 600_000 }, async () => {
  outage = await postgresRestarts(["immediate", "fast"]);
  world = await startWorld({ ...outage.world, currencies: 2 });
  const report = await runOutages(world, outage, { transfers: 40, devices: 6, everyMs: 400, forMs: 300 });
  expect(report.findings).toEqual([]);
  expect(report.outages).toBeGreaterThan(0);
  expect(report.transfers).toBeGreaterThanOrEqual(40);
});
