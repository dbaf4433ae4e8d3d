/** A name in both languages. */
export interface Title {
  readonly zh: string;
  readonly en: string;
}

/** Subjects and what may follow them: every pair reads as the title of a game. */
export interface Theme {
  /** `中文 English`, separated by commas. */
  readonly subjects: string;
  /** `中文 English with {}`, separated by commas; `{}` is the subject. */
  readonly tails: string;
  /** Titles of their own, `中文 English`, separated by commas. */
  readonly own?: string;
}

/** Reads `中文 English`, separated by commas. */
export const readTitles = (list: string): readonly Title[] =>
  list.split(",").map((entry) => {
    const [zh = "", ...en] = entry.trim().split(" ");
    return { zh, en: en.join(" ") };
  });

/** A title and the parts it is made of, in the order of the Chinese name; `{}` in English is what comes before. */
export interface PartedTitle extends Title {
  readonly parts: readonly Title[];
}

/** Every title of a theme, its own ones first. */
export const titlesOf = ({ subjects, tails, own }: Theme): readonly PartedTitle[] => [
  ...(own === undefined ? [] : readTitles(own)).map((title) => ({ ...title, parts: [title] })),
  ...readTitles(subjects).flatMap((subject) =>
    readTitles(tails).map((tail) => ({
      zh: subject.zh + tail.zh,
      en: tail.en.replace("{}", subject.en),
      parts: [subject, tail],
    })),
  ),
];
