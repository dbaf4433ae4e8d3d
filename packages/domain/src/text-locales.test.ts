import { expect, it } from "vitest";
import { TEXT_LOCALES, textLocale } from "./text-locales.ts";

it.each([...TEXT_LOCALES.map((locale) => [locale, locale] as const), ["ja", "en"], ["", "en"], [null, "en"]] as const)(
  "texts for %s come in %s",
  (asked, given) => expect(textLocale(asked)).toBe(given),
);
