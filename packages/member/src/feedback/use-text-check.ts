import { useMemberWords } from "../words.ts";

/** How many characters a text has, as the call takes it. */
export const TEXT_LIMITS = { min: 10, max: 500 } as const;

/** What is wrong with the length of a text. */
export const useTextCheck = (): ((values: { readonly text: string }) => string | undefined) => {
  const t = useMemberWords();
  return ({ text }) => {
    const { length } = Array.from(text.trim());
    if (length < TEXT_LIMITS.min) return t("feedback.tooShort", TEXT_LIMITS);
    return length > TEXT_LIMITS.max ? t("feedback.tooLong", TEXT_LIMITS) : undefined;
  };
};

/** How many pictures may go with a text. */
export const MOST_PICTURES = 3;

/** Refusals that are about the text or its pictures. */
export const WRITTEN_FIELDS = {
  text_too_short: "text",
  text_too_long: "text",
  text_invalid: "text",
  pictures_too_many: "pictures",
  picture_unknown: "pictures",
} as const;
