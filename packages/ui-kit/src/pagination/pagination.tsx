import type { ReactElement } from "react";

import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { ChevronBackIcon, ChevronOnIcon } from "../icon/icons.ts";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import { pageNumbers } from "./page-numbers.ts";
import * as css from "./pagination.css.ts";

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Rows in all; equals the rows of all pages. */
  total: number;
  onPageChange: (page: number) => void;
}

/** Which rows these are of how many, and ways to the others. Nothing but the count when one page holds all. */
export const Pagination = ({ page, pageSize, total, onPageChange }: PaginationProps): ReactElement | null => {
  const t = useKitWords();
  if (total <= 0) return null;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = (page - 1) * pageSize + 1;
  if (pages === 1) return <p className={css.range}>{t("rows", { count: total })}</p>;
  return (
    <nav className={css.bar} aria-label={t("pagination")}>
      <span className={css.range}>{t("range", { from, to: Math.min(total, page * pageSize), total })}</span>
      <span className={css.pages} translate="no">
        <IconButton label={t("previous")} disabled={page <= 1} onPress={() => onPageChange(page - 1)}>
          <ChevronBackIcon />
        </IconButton>
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <span key={`gap-${index}`} className={css.gap} aria-hidden="true">
              {"…"}
            </span>
          ) : (
            <Button
              key={number}
              variant="quiet"
              className={cx(css.number, number === page && css.current)}
              aria-label={t("pageNumber", { page: number })}
              aria-current={number === page ? "page" : undefined}
              onPress={() => onPageChange(number)}
            >
              {number}
            </Button>
          ),
        )}
        <span className={css.short}>{t("count", { used: String(page), limit: String(pages) })}</span>
        <IconButton label={t("next")} disabled={page >= pages} onPress={() => onPageChange(page + 1)}>
          <ChevronOnIcon />
        </IconButton>
      </span>
    </nav>
  );
};
