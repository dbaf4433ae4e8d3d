const WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** Text that is written over several lines, as one line: a break beside Chinese is nothing, any other is a space. */
export const foldLines = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*\n\s*/g, (gap, at: number, whole: string) =>
      WIDE.test(whole[at - 1] ?? "") || WIDE.test(whole[at + gap.length] ?? "") ? "" : " ",
    );

/** A paragraph that is written over several lines, as one line. */
export const prose = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  foldLines(parts.reduce((text, part, index) => `${text}${values[index - 1] ?? ""}${part}`));
