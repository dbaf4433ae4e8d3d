import type { LocalText } from "@baize/domain";
import { type Locale, useBrand, useLocale } from "./site-context.ts";

/** In which language brand data and served names are shown; they come in two. */
const languageOf: Readonly<Record<Locale, keyof LocalText>> = { "zh-CN": "zh", en: "en" };

/** Chooses the visitor's language of a text that comes in both. */
export const useLocalText = (): ((text: LocalText) => string) => {
  const language = languageOf[useLocale()];
  return (text) => text[language];
};

/** The brand's name in the visitor's language. */
export const useBrandName = (): string => {
  const { name, nameEn } = useBrand();
  return useLocalText()({ zh: name, en: nameEn });
};
