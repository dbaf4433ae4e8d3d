import { type ReactElement, type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Skeleton } from "@baize/ui-kit";
import { useMemberWords } from "../words.ts";
import * as css from "./legal.css.ts";

/** A text of fewer parts is seen through without a table of contents. */
const LEAST = 4;

export interface ContentsProps {
  readonly of: RefObject<HTMLElement | null>;
  /** How many headings will come, for the room of the table until they have. */
  readonly expected: number;
}

/** Table of contents of a text that arrives later and whose headings have no addresses. */
export const Contents = ({ of: text, expected }: ContentsProps): ReactElement | null => {
  const t = useMemberWords();
  const headings = useHeadings(text);
  if (headings.length === 0 && expected >= LEAST)
    return (
      <div className={css.contents}>
        <ol className={css.list} aria-hidden="true">
          {Array.from({ length: expected }, (_, index) => (
            <li key={index} className={css.entry}>
              <Skeleton />
            </li>
          ))}
        </ol>
      </div>
    );
  if (headings.length < LEAST) return null;
  const goTo = (heading: HTMLElement): void => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: "start" });
  };
  return (
    <nav aria-label={t("legal.contents")} className={css.contents}>
      <ol className={css.list}>
        {headings.map((heading, index) => (
          <li key={index}>
            <button type="button" className={css.entry} onClick={() => goTo(heading)}>
              {heading.textContent}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const useHeadings = (text: RefObject<HTMLElement | null>): readonly HTMLElement[] => {
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const { current } = text;
    if (current === null) return undefined;
    // Before the text is painted, which would move down otherwise.
    const observer = new MutationObserver(() => flushSync(() => setHeadings([...current.querySelectorAll("h2")])));
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [text]);
  return headings;
};
