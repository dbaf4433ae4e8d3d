import type { ReactElement, ReactNode } from "react";

import { ArrowBackIcon } from "../icon/icons.ts";
import { Link, type To } from "../link/link.tsx";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./page-header.css.ts";
import { textElements } from "../style/text-elements.tsx";

export interface PageHeaderProps {
  title: ReactNode;
  detail?: ReactNode;
  /** Where back leads: a real address, so that it also works on a page opened directly. */
  backTo?: To | undefined;
  action?: ReactNode;
}

/** Title of a page; the only h1. */
export const PageHeader = ({ title, detail, backTo, action }: PageHeaderProps): ReactElement => {
  const t = useKitWords();
  return (
    <header className={css.header}>
      {backTo !== undefined && (
        <Link to={backTo} className={css.back} aria-label={t("back")}>
          <ArrowBackIcon />
        </Link>
      )}
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        {detail !== undefined && <p className={css.detail}>{detail}</p>}
      </div>
      {textElements(action)}
    </header>
  );
};
