/** A picture that the server has. */
export interface Attached {
  readonly id: string;
  /** Where the site shows it. */
  readonly url: string;
}

/** Pictures as one text, for a form's values and its draft. */
export const attachedText = (pictures: readonly Attached[]): string =>
  new URLSearchParams(pictures.map(({ id, url }) => [id, url])).toString();

export const readAttached = (text: string): readonly Attached[] =>
  [...new URLSearchParams(text)].map(([id, url]) => ({ id, url }));

/** The ids alone, as calls take them: joined by commas, empty for none. */
export const attachedIds = (text: string): string =>
  readAttached(text)
    .map(({ id }) => id)
    .join(",");
