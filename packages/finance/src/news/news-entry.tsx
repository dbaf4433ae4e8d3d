import { callKey } from "@baize/api-client/react";
import { Link, useAction } from "@baize/feature-kit";
import { Badge, Card, ChevronDownIcon, cx, useFormat } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useCallback, useEffect, useId } from "react";
import { useClient } from "../client.ts";
import * as text from "../text.css.ts";
import type { DepositNews } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./news.css.ts";

export interface NewsEntryProps {
  entry: DepositNews;
  isOpen: boolean;
  /** Opens it, or closes it when it is open. */
  to: string;
}

/** One entry; opening it marks it as read, and a failed mark is tried again at the next opening. */
export const NewsEntry = ({ entry, isOpen, to }: NewsEntryProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const id = useId();
  useMarkRead(entry, isOpen);
  return (
    <Card as="li" padding="none">
      <Link to={to} replace preventScrollReset className={css.head} aria-expanded={isOpen} aria-controls={id}>
        <span className={css.words}>
          <span className={css.titleRow}>
            {!entry.isRead && <Badge tone="accent">{t("news.unread")}</Badge>}
            <span className={cx(css.title, entry.isRead && css.seen)}>{entry.title}</span>
          </span>
          <span className={text.label}>
            {t(`news.kind.${entry.kind}`)} {"·"} {format.date(entry.date)}
          </span>
        </span>
        <span className={cx(css.chevron, isOpen && css.turned)} aria-hidden="true">
          <ChevronDownIcon />
        </span>
      </Link>
      <div id={id} hidden={!isOpen} className={css.body}>
        {entry.text.map((paragraph, index) => (
          <p key={index} className={css.paragraph}>
            {paragraph}
          </p>
        ))}
        {entry.steps.length > 0 && (
          <ol className={css.steps}>
            {entry.steps.map(({ title, text }, index) => (
              <li key={index} className={css.step}>
                <span className={css.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <p className={css.stepTitle}>{title}</p>
                  <p className={css.paragraph}>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
};

const useMarkRead = ({ id, isRead }: DepositNews, isOpen: boolean): void => {
  const client = useClient();
  const queryClient = useQueryClient();
  const { run } = useAction(useCallback(async () => client.finance.depositNewsRead({ id }), [client, id]));
  const isDue = isOpen && !isRead;
  useEffect(() => {
    if (!isDue) return;
    void run().then((done) => {
      if (done)
        queryClient.setQueryData(callKey(client.finance.depositNews), (known) =>
          known?.map((entry) => (entry.id === id ? { ...entry, isRead: true } : entry)),
        );
    });
  }, [client, id, isDue, queryClient, run]);
};
