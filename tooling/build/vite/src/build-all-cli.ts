import { buildAll } from "./build-all.ts";

const started = performance.now();
const { out, codes } = await buildAll();
process.stdout.write(
  `${codes.length} brands built into ${out} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
);
