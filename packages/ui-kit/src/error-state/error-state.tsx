import type { ReactElement, ReactNode } from "react";

import { Button } from "../button/button.tsx";
import { EmptyArt, type EmptyArtKind } from "../empty-state/empty-art.tsx";
import * as css from "../empty-state/empty-state.css.ts";
import { RefreshIcon } from "../icon/icons.ts";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import { textElements } from "../style/text-elements.tsx";

export interface ErrorStateProps {
  /** What happened. */
  title?: ReactNode;
  /** Why, and what to do. */
  children?: ReactNode;
  onRetry?: (() => unknown) | undefined;
  /** A second way on, such as customer service. */
  action?: ReactNode;
  art?: EmptyArtKind | undefined;
  compact?: boolean | undefined;
}

/** A block could not be loaded: what happened, what to do, and a way to try again. */
export const ErrorState = ({
  title,
  children,
  onRetry,
  action,
  art = "offline",
  compact = false,
}: ErrorStateProps): ReactElement => {
  const t = useKitWords();
  return (
    <div className={cx(css.state, compact && css.compact)} role="alert">
      {!compact && <EmptyArt kind={art} />}
      <p className={css.title}>{title ?? t("errorTitle")}</p>
      <p className={css.body}>{children ?? t("errorBody")}</p>
      {(onRetry ?? action) !== undefined && (
        <div className={css.actions}>
          {onRetry && (
            <Button icon={<RefreshIcon />} onPress={onRetry}>
              {t("retry")}
            </Button>
          )}
          {textElements(action)}
        </div>
      )}
    </div>
  );
};
