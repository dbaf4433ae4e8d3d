const LONGEST = 19;

/** The digits of a typed or pasted card number; full-width digits count, other characters between them do not. */
export const cardDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\s-]/g, "")
    .slice(0, LONGEST + 1);

/** Card number in groups of four. */
export const groupCard = (digits: string): string => digits.replace(/(.{4})(?=.)/g, "$1 ");

/** Position of the caret after grouping, so that editing in the middle stays in the middle. */
export const caretAfter = (grouped: string, digitsBefore: number): number => {
  let seen = 0;
  for (let index = 0; index < grouped.length; index += 1) {
    if (seen === digitsBefore) return index;
    if (grouped[index] !== " ") seen += 1;
  }
  return grouped.length;
};
