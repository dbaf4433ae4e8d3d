import { foldLines } from "@baize/domain";

/** A paragraph that is written over several lines. */
export const prose = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  foldLines(parts.reduce((text, part, index) => `${text}${values[index - 1] ?? ""}${part}`));
