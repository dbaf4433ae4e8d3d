import { printTable, type Row } from "../row.ts";
import { measureActs } from "./measure-acts.ts";
import { measureEdit } from "./measure-edit.ts";
import { measureHome } from "./measure-home.ts";
import { measureMembers } from "./measure-members.ts";
import { measurePaint } from "./measure-paint.ts";
import { measureRepeat } from "./measure-repeat.ts";
import { measureShift } from "./measure-shift.ts";
import { measureWeights } from "./measure-weights.ts";
import { type Ground, withGround } from "./ground.ts";

/** Kinds of figures about pages. */
const kinds: Readonly<Record<string, (ground: Ground) => Promise<readonly Row[]>>> = {
  home: measureHome,
  weights: measureWeights,
  paint: measurePaint,
  members: measureMembers,
  repeat: measureRepeat,
  edit: measureEdit,
  shift: measureShift,
  acts: measureActs,
};
export const PAGE_KINDS = Object.keys(kinds);

/** Prints a table for each of these kinds of figures, as soon as it is known; one that fails costs no other. */
export const measurePages = async (names: readonly string[]): Promise<void> =>
  withGround(async (ground) => {
    for (const [name, measure] of Object.entries(kinds).filter(([kind]) => names.includes(kind)))
      try {
        printTable(`pages: ${name}`, await measure(ground));
      } catch (error) {
        process.stderr.write(`\npages: ${name} could not be measured: ${String(error)}\n`);
        process.exitCode = 1;
      }
  });
