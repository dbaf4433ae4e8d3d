import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./legal.css.ts";

/** A text of fewer parts is seen through without a table of contents. */
const LEAST = 4;

export interface ContentsProps {
  readonly headings: readonly HTMLElement[];
}

/** Table of contents of a text whose headings have no addresses. */
export const Contents = ({ headings }: ContentsProps): ReactElement | null => {
  const t = useMemberWords();
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
