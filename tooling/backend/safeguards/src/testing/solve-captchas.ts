import { drawCaptcha } from "../captcha.ts";
import { SHAPES } from "../captcha-glyphs.ts";
import { createSolver, drawPlain, VIEWS, type View } from "./captcha-solver.ts";
import { seededRandom } from "./seeded-random.ts";

export interface SolverResult {
  readonly view: View;
  /** Shares of 1. */
  readonly texts: number;
  readonly letters: number;
}
interface Example {
  readonly text: string;
  readonly image: Buffer;
}

const measure = async (examples: readonly Example[]): Promise<readonly SolverResult[]> => {
  const results: SolverResult[] = [];
  for (const view of VIEWS) {
    const solve = await createSolver(view);
    let [texts, letters] = [0, 0];
    for (const { text, image } of examples) {
      const answer = await solve(image);
      if (answer === text) texts += 1;
      letters += Array.from(text).filter((letter, index) => letter === answer[index]).length / text.length;
    }
    results.push({ view, texts: texts / examples.length, letters: letters / examples.length });
  }
  return results;
};

const bytesOf = (image: string): Buffer => Buffer.from(image.slice(image.indexOf(",") + 1), "base64");

/** How many captchas of a seed each view of the solver reads. */
export const solveCaptchas = async (seed: string, count: number): Promise<readonly SolverResult[]> => {
  const examples: Example[] = [];
  for (let number = 0; number < count; number += 1) {
    const { text, image } = await drawCaptcha(seededRandom(`${seed} ${number}`));
    examples.push({ text, image: bytesOf(image) });
  }
  return await measure(examples);
};

/** The control: the same solver on letters that nothing hides. */
export const solvePlain = async (seed: string, count: number): Promise<readonly SolverResult[]> => {
  const examples: Example[] = [];
  for (let number = 0; number < count; number += 1) {
    const shapes = Array.from(seededRandom(`${seed} ${number}`)(5), (byte) => SHAPES[byte % SHAPES.length] ?? "");
    examples.push({ text: shapes.join("").toLowerCase(), image: await drawPlain(shapes) });
  }
  return await measure(examples);
};
