import { startWorld } from "../matrix/start-world.ts";
import { fullDisk, type Outage, postgresRestarts } from "../outage/outages.ts";
import { runOutages } from "../outage/run-outages.ts";
import { numberOf, seconds, type SoakValues } from "./values.ts";

const OUTAGES: Readonly<Record<string, () => Promise<Outage> | Outage>> = {
  restart: () => postgresRestarts(["fast", "immediate", "kill"]),
  disk: fullDisk,
};

/** Members who go on through restarts of PostgreSQL and through full disks. */
export const soakOutages = async (values: SoakValues): Promise<number> => {
  const names = Object.keys(OUTAGES).filter((name) => values.outage === undefined || name === values.outage);
  if (names.length === 0) throw new TypeError(`An outage is one of ${Object.keys(OUTAGES).join(", ")}.`);
  let found = 0;
  for (const name of names) {
    const outage = await (OUTAGES[name] as () => Promise<Outage>)();
    const world = await startWorld(outage.world);
    const began = performance.now();
    const options = { transfers: numberOf(values.transfers, "transfers"), devices: 16, everyMs: 1_500, forMs: 700 };
    const report = await runOutages(world, outage, options);
    await world.close();
    await outage.remove();
    for (const finding of report.findings) console.error(finding);
    const figures = [
      `${report.transfers} transfers`,
      `${report.submissions} submissions`,
      `${report.nothing} answered "nothing happened"`,
      `${report.refused} refused`,
      `${report.outages} outages`,
      `${report.findings.length} findings`,
      seconds(began),
    ];
    console.log(`outages, ${name}: ${figures.join(", ")}`);
    found += report.findings.length;
  }
  return found;
};
