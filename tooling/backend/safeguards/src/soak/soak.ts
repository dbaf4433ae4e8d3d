import { solveCaptchas, solvePlain } from "../testing/solve-captchas.ts";

const COUNT = 400;
const MOST = 0.05;
const LEAST_PLAIN = 0.8;

/** Run as `pnpm soak [seed]`, seed 1 by default: how many captchas the solver reads; fails when it is one in twenty. */
const seed = process.argv[2] ?? "1";
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const plain = await solvePlain(seed, 50);
const real = await solveCaptchas(seed, COUNT);
for (const [index, { view, texts, letters }] of real.entries()) {
  const control = plain[index]?.texts ?? 0;
  const isHeld = texts < MOST && control > LEAST_PLAIN;
  if (!isHeld) process.exitCode = 1;
  const figures = `${percent(texts)} of ${COUNT} texts, ${percent(letters)} of letters; plain ${percent(control)}`;
  console.log(`${isHeld ? "held" : "FAILED"}  captcha by ${view}: ${figures} (seed "${seed}")`);
}
