import { accept, type Answer, refuse } from "@baize/safeguards";
import { cleanWord } from "@baize/domain";

export type TextCode = "text_too_short" | "text_too_long" | "text_invalid";

/** What domain cleans at once. Longer is refused: a text is never cut. */
const LONGEST = 1_000;
/** Nothing that a store or a page could stumble on: control characters but tab and line feed, half surrogate pairs. */
const INVALID = /\p{Surrogate}|[^\P{Control}\t\n]/u;

/** One kind of line break. */
export const withLineFeeds = (value: string): string => value.replaceAll(/\r\n?/g, "\n");

/** Whether both engines and any page can hold a text. */
export const isStorable = (value: string): boolean => !INVALID.test(value);

/**
 * A text in the one form that it is counted and kept in: composed, line feeds alone, without characters that show
 * nothing and without outer white space. Bounds are in code points.
 */
export const readText = (
  value: string,
  { min, max }: { readonly min: number; readonly max: number },
): Answer<string, TextCode> => {
  const given = withLineFeeds(value);
  if (!isStorable(given)) return refuse("text_invalid");
  if (given.length > LONGEST) return refuse("text_too_long", { max: String(max) });
  const text = cleanWord(given).text.normalize("NFC");
  const { length } = Array.from(text);
  if (length < min) return refuse("text_too_short", { min: String(min) });
  return length > max ? refuse("text_too_long", { max: String(max) }) : accept(text);
};
