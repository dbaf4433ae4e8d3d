import type { Locale } from "../provider/site-context.ts";

/** A catalogue: nested keys, ICU texts at the leaves. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The shape of a catalogue in another language: the same keys, free texts. */
export type LocaleMessages<Reference> = {
  readonly [Key in keyof Reference]: Reference[Key] extends string ? string : LocaleMessages<Reference[Key]>;
};

/** What loads the catalogue of each language. */
export type Catalogues = Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>>;

/** Words of every language at once, for those that are needed before a catalogue. */
export type ByLocale<Reference> = Readonly<Record<Locale, LocaleMessages<Reference>>>;
