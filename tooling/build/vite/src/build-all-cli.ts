import { brandCodes } from "@baize/brand";
import { buildAll } from "./build-all.ts";

const started = performance.now();
const { out, codes } = await buildAll();
const drafts = brandCodes().filter((code) => !codes.includes(code));
if (drafts.length > 0) process.stdout.write(`left out, since they have no licence: ${drafts.join(", ")}\n`);
process.stdout.write(
  `${codes.length} brands built into ${out} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
);
