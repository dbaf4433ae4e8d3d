/** A name in both languages. */
export interface Title {
  readonly zh: string;
  readonly en: string;
}

/** A name, and what is drawn where it is used. */
export interface Word extends Title {
  /** Id of the picture, see `motifOf`. */
  readonly motif?: string;
  /** Colour of the ground, a hue in degrees. */
  readonly hue?: number;
}

/**
 * Subjects and what may follow them: every pair reads as the title of a game. Each list is separated by commas; an
 * entry is `中文 English #motif @hue`, of which the last two may be absent.
 */
export interface Theme {
  readonly subjects: string;
  /** `{}` in English is the subject. */
  readonly tails: string;
  /** Titles of their own. */
  readonly own?: string;
}

const readWord = (entry: string): Word => {
  const [zh = "", ...words] = entry.trim().split(" ");
  const motif = words.find((word) => word.startsWith("#"))?.slice(1);
  const hue = words.find((word) => word.startsWith("@"))?.slice(1);
  return {
    zh,
    en: words.filter((word) => !/^[#@]/.test(word)).join(" "),
    ...(motif === undefined ? {} : { motif }),
    ...(hue === undefined ? {} : { hue: Number(hue) }),
  };
};

export const readTitles = (list: string): readonly Word[] => list.split(",").map(readWord);

/** A title and the words it is made of, in the order of the Chinese name; `{}` in English is what comes before. */
export interface PartedTitle extends Title {
  readonly parts: readonly Word[];
}

/** Every title of a theme, its own ones first. */
export const titlesOf = ({ subjects, tails, own }: Theme): readonly PartedTitle[] => [
  ...(own === undefined ? [] : readTitles(own)).map((title) => ({ zh: title.zh, en: title.en, parts: [title] })),
  ...readTitles(subjects).flatMap((subject) =>
    readTitles(tails).map((tail) => ({
      zh: subject.zh + tail.zh,
      en: tail.en.replace("{}", subject.en),
      parts: [subject, tail],
    })),
  ),
];
