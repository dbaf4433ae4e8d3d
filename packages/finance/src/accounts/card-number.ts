import { cleanCardNumber } from "@baize/domain";

/** One more than the longest card, so that a digit too many is seen and refused rather than cut. */
const MOST = 20;

/** What a number field shows and where its caret is. */
export interface Edited {
  readonly digits: string;
  /** Digits before the caret. */
  readonly caret: number;
  /** Letters that were left out; empty for spaces, hyphens, labels and format characters. */
  readonly dropped: string;
}

/** Card number in groups of four. */
export const groupCard = (digits: string): string => digits.replace(/(.{4})(?=.)/g, "$1 ");

/** The place in {@link groupCard} after so many digits, at the end of a group rather than at the start of the next. */
export const placeAfter = (digitsBefore: number): number =>
  digitsBefore === 0 ? 0 : digitsBefore + Math.floor((digitsBefore - 1) / 4);

/**
 * The digits after an edit of the grouped number. Deleting a gap deletes the digit beyond it.
 *
 * @param before the digits until now
 * @param text the field's text, and the caret in it, after the edit
 */
export const editCard = (before: string, text: string, caret: number, inputType: string): Edited => {
  const { text: all, dropped } = cleanCardNumber(text);
  const at = cleanCardNumber(text.slice(0, caret)).text.length;
  const digits = all.slice(0, MOST);
  const isGap = digits === before && text.length < groupCard(before).length;
  if (isGap && inputType === "deleteContentForward")
    return { digits: digits.slice(0, at) + digits.slice(at + 1), caret: at, dropped };
  if (isGap && inputType === "deleteContentBackward")
    return { digits: digits.slice(0, at - 1) + digits.slice(at), caret: at - 1, dropped };
  return { digits, caret: Math.min(at, digits.length), dropped };
};
