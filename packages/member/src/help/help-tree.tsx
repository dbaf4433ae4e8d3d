import { paths } from "@baize/domain";
import { Link } from "@baize/feature-kit";
import { ChevronDownIcon, useSurface } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./help.css.ts";
import type { HelpTree as Tree } from "./wire-types.ts";

export interface HelpTreeProps {
  readonly tree: Tree;
  /** Id of the article that is shown. */
  readonly current: string;
}

/** All subjects with their articles, that of the article unfolded; on a phone folded as a whole. */
export const HelpTree = ({ tree, current }: HelpTreeProps): ReactElement => {
  const t = useMemberWords();
  const isMobile = useSurface() === "mobile";
  const subjects = (
    <nav aria-label={t("help.tree")} className={css.tree}>
      {tree.map(({ id, name, articles }) => (
        <details key={id} open={articles.some((article) => article.id === current)} className={css.subject}>
          <summary className={css.subjectName}>
            <span>{name}</span>
            <ChevronDownIcon />
          </summary>
          <ul className={css.links}>
            {articles.map((article) => (
              <li key={article.id}>
                <Link
                  to={paths.help(article.id)}
                  className={css.treeLink}
                  aria-current={article.id === current ? "page" : undefined}
                >
                  {article.title}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
  if (!isMobile) return subjects;
  return (
    <details key={current} className={css.fold}>
      <summary className={css.subjectName}>
        <span>{t("help.tree")}</span>
        <ChevronDownIcon />
      </summary>
      {subjects}
    </details>
  );
};
