import { cleanText } from "./xml.ts";

/** System fonts with Chinese glyphs; no font file is loaded. */
export const SANS =
  "system-ui,-apple-system,'PingFang SC','Hiragino Sans GB','Microsoft YaHei','Noto Sans CJK SC',sans-serif";
export const SERIF = "'Songti SC','Noto Serif CJK SC','Source Han Serif SC',STSong,SimSun,Georgia,serif";

const NARROW = /[iljtfrI1.,:;!'|()[\]\- ]/u;
const WIDE = /[mwMW@%&]/u;
const FULL = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]|[\u{10000}-\u{3ffff}]/u;

const charWidth = (char: string): number => {
  if (FULL.test(char)) return 1;
  if (NARROW.test(char)) return 0.4;
  if (WIDE.test(char)) return 1.02;
  return /[A-Z0-9]/u.test(char) ? 0.78 : 0.68;
};

/** Upper estimate of a text's width in ems of a bold system font. */
export const textWidth = (text: string): number => Array.from(text).reduce((sum, char) => sum + charWidth(char), 0);

/** Lines of a text and the type size at which they fit. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

export interface FitLimits {
  /** Room for a line, in units. */
  readonly width: number;
  readonly largest: number;
  /** Below this size the text is broken into two lines. */
  readonly comfortable: number;
  readonly largestOfTwo: number;
  /** Smallest size; text that does not fit at it is clipped. */
  readonly smallest: number;
}

const clip = (text: string, ems: number): string => {
  if (textWidth(text) <= ems) return text;
  let kept = "";
  for (const char of text) {
    if (textWidth(kept) + charWidth(char) + 1 > ems) break;
    kept += char;
  }
  return `${kept.trimEnd()}…`;
};

/** Punctuation that may not begin a line. */
const CLOSING = /^[,.!?:;)\]}·、。，！？：；）】》」』…]/u;

/** The possible line breaks of a text, as [first, rest]: between words if there are words, else between characters. */
const breaks = (text: string): (readonly [string, string])[] => {
  const chars = Array.from(text);
  const at = (isFree: (before: string, after: string) => boolean): (readonly [string, string])[] =>
    chars.flatMap((after, i) => {
      const before = chars[i - 1];
      if (before === undefined || !isFree(before, after) || CLOSING.test(after)) return [];
      return [[chars.slice(0, i).join("").trim(), chars.slice(i).join("").trim()] as const];
    });
  const free = at((before, after) => before === " " || FULL.test(before) || FULL.test(after));
  return free.length > 0 ? free : at(() => true);
};

/** Fits a title on one line if its size is comfortable there, else on two lines of similar length. */
export const fitText = (raw: string, limits: FitLimits): FittedText => {
  const text = cleanText(raw);
  if (text === "") return { lines: [], size: limits.largest };
  const alone = Math.min(limits.largest, limits.width / textWidth(text));
  if (alone >= limits.comfortable) return { lines: [text], size: alone };
  const longest = ([a, b]: readonly [string, string]): number => Math.max(textWidth(a), textWidth(b));
  const best = breaks(text).reduce<readonly [string, string] | undefined>(
    (kept, pair) => (kept === undefined || longest(pair) < longest(kept) ? pair : kept),
    undefined,
  );
  if (best === undefined) return { lines: [text], size: alone };
  const size = Math.max(limits.smallest, Math.min(limits.largestOfTwo, limits.width / longest(best)));
  return { lines: best.map((line) => clip(line, limits.width / size)), size };
};
