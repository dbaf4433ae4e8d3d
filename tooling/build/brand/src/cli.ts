#!/usr/bin/env node
import { defineCommand, runMain } from "citty";
import { BrandError } from "./brand-error.ts";
import { findDrift, generate } from "./generate.ts";
import { brandCodes, loadBrand } from "./load-brand.ts";
import { newBrand } from "./new-brand.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** One clear line instead of a stack for what a brand's team can mend. */
const plainly = (work: () => void): void => {
  try {
    work();
  } catch (fault) {
    if (!(fault instanceof BrandError)) throw fault;
    process.stderr.write(`${fault.message}\n`);
    process.exitCode = 1;
  }
};

const gen = defineCommand({
  meta: { name: "gen", description: "Write apps/ from brands/; with --check, fail where they differ" },
  args: { check: { type: "boolean", description: "Change nothing; fail on drift" } },
  run: ({ args }) =>
    plainly(() => {
      const drift = args.check ? findDrift() : generate();
      for (const { path, kind } of drift) (args.check ? process.stderr : process.stdout).write(`${kind}: ${path}\n`);
      if (args.check && drift.length > 0) {
        process.stderr.write("apps/ is not what brands/ asks for. Run: pnpm gen\n");
        process.exitCode = 1;
      } else {
        say(`${brandCodes().length} brands, ${drift.length} files ${args.check ? "differ" : "written"}`);
      }
    }),
});

const check = defineCommand({
  meta: { name: "check", description: "Check the data of one brand, or of all" },
  args: { code: { type: "positional", required: false, description: "Brand code" } },
  run: ({ args }) =>
    plainly(() => {
      for (const code of args.code ? [args.code] : brandCodes()) {
        const { brand } = loadBrand(code);
        say(`${code}: ${brand.name} / ${brand.nameEn}, ${brand.zone}, ${brand.currency.code}`);
      }
    }),
});

const create = defineCommand({
  meta: { name: "new", description: "Draft a new brand and its app" },
  args: { code: { type: "positional", required: true, description: "Brand code" } },
  run: ({ args }) =>
    plainly(() => {
      for (const path of newBrand(args.code)) say(`written: ${path}`);
      for (const { path } of generate()) say(`written: ${path}`);
      say(`Next: edit brands/${args.code}/brand.json, then: pnpm install && pnpm dev --brand ${args.code}`);
    }),
});

await runMain(
  defineCommand({ meta: { name: "brand", description: "The brand tool" }, subCommands: { gen, check, new: create } }),
);
