import { Fragment, useSyncExternalStore, type ReactElement } from "react";

import { useLocale } from "../provider/site-context.ts";
import * as css from "./phrase-text.css.ts";

const wordsOf = (text: string, locale: string): readonly string[] | null =>
  typeof Intl.Segmenter === "undefined"
    ? null
    : Array.from(new Intl.Segmenter(locale, { granularity: "word" }).segment(text), ({ segment }) => segment);

const never = (): (() => void) => () => undefined;
/** False on the server and while its page is taken over: engines part the same text in other ways. */
const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** No line starts with what closes. */
const closes = /^[\p{Pe}\p{Pf}\p{Po}]/u;

/**
 * A title that breaks between words and never inside one, in Chinese too, where only some engines know words by
 * themselves. Without a segmenter the browser's own rule stays.
 */
export const PhraseText = ({ children }: { children: string }): ReactElement => {
  const locale = useLocale();
  const words = useIsTakenOver() ? wordsOf(children, locale) : null;
  if (words === null) return <span>{children}</span>;
  return (
    <span key={children} className={css.phrase}>
      {words.map((word, index) => (
        <Fragment key={index}>
          {index > 0 && !closes.test(word) && <wbr />}
          {word}
        </Fragment>
      ))}
    </span>
  );
};
