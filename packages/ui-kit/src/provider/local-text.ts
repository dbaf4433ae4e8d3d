import { type LocalText, localName } from "@baize/domain";
import { useBrand, useLocale } from "./site-context.ts";

/** Chooses the visitor's language of a text that comes in all of them. */
export const useLocalText = (): ((text: LocalText) => string) => {
  const locale = useLocale();
  return (text) => text[locale];
};

/** The brand's name in the visitor's language. */
export const useBrandName = (): string => useLocalText()(localName(useBrand()));
