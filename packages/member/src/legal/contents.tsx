import { type ReactElement, type RefObject, useEffect, useState } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./legal.css.ts";

/** A text of fewer parts is seen through without a table of contents. */
const LEAST = 4;

/** Table of contents of a text that arrives later and whose headings have no addresses. */
export const Contents = ({ of: text }: { of: RefObject<HTMLElement | null> }): ReactElement | null => {
  const t = useMemberWords();
  const headings = useHeadings(text);
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
    const observer = new MutationObserver(() => setHeadings([...current.querySelectorAll("h2")]));
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [text]);
  return headings;
};
