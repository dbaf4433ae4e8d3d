import { type GuardWords, startGuard } from "./page/start-guard.ts";

/**
 * The guard as a script for the head of a document. Lines are only trimmed: a minifier would write younger syntax.
 *
 * @param words by language
 */
export const guardScript = (words: Readonly<Record<string, GuardWords>>): string =>
  `(${startGuard.toString()})(${JSON.stringify(words)});`
    .split("\n")
    .map((line) => line.trim().replaceAll(/ {2,}/g, " "))
    .join("\n")
    .replaceAll("</", "<\\/");
