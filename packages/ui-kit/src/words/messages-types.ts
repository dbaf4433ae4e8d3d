/** A catalogue: nested keys, ICU texts at the leaves. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The shape of a catalogue in another language: the same keys, free texts. */
export type LocaleMessages<Reference> = {
  readonly [Key in keyof Reference]: Reference[Key] extends string ? string : LocaleMessages<Reference[Key]>;
};
