import type { ReactElement, ReactNode } from "react";

import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import { EmptyArt, type EmptyArtKind } from "./empty-art.tsx";
import * as css from "./empty-state.css.ts";

export interface EmptyStateProps {
  title?: ReactNode;
  /** Why it is empty. */
  children?: ReactNode;
  /** The next step: a button or link. */
  action?: ReactNode;
  art?: EmptyArtKind | undefined;
  /** Without the picture, inside a small block. */
  compact?: boolean | undefined;
}

/** Nothing is here, and what to do about it. */
export const EmptyState = ({
  title,
  children,
  action,
  art = "records",
  compact = false,
}: EmptyStateProps): ReactElement => {
  const t = useKitWords();
  return (
    <div className={cx(css.state, compact && css.compact)}>
      {!compact && <EmptyArt kind={art} />}
      <div className={css.title}>{title ?? t("emptyTitle")}</div>
      {children !== undefined && <p className={css.body}>{children}</p>}
      {action !== undefined && <div className={css.actions}>{action}</div>}
    </div>
  );
};
