import type { SiteLocale } from "./site-locales.ts";

/** Languages that the reference back end and its games write in; a site in a further one gets English. */
export const TEXT_LOCALES = ["zh-CN", "en"] as const satisfies readonly SiteLocale[];
export type TextLocale = (typeof TEXT_LOCALES)[number];

/** A text in every language of the back end. */
export type OwnText = Readonly<Record<TextLocale, string>>;

/** The language that texts for a language of the interface come in. */
export const textLocale = (locale: string | null): TextLocale => TEXT_LOCALES.find((own) => own === locale) ?? "en";
