import type { parseArgs } from "node:util";

/** What a soak may be narrowed to. */
export const SOAK_OPTIONS = {
  seeds: { type: "string", default: "5" },
  seed: { type: "string" },
  call: { type: "string" },
  fault: { type: "string" },
  engine: { type: "string" },
  times: { type: "string" },
  nth: { type: "string" },
  outage: { type: "string" },
  transfers: { type: "string", default: "2000" },
} as const;
export type SoakValues = ReturnType<typeof parseArgs<{ options: typeof SOAK_OPTIONS }>>["values"];

/** A whole number from 1 on. Throws TypeError with the option's name. */
export const numberOf = (text: string, name: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new TypeError(`--${name} is a whole number from 1 on.`);
  return value;
};

export const seconds = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
