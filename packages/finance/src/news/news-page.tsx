import { callQuery } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { useRefusalWords, useSearchParams } from "@baize/feature-kit";
import {
  EmptyState,
  ErrorState,
  LinkButton,
  LinkTabs,
  PageHeader,
  Skeleton,
  SkeletonRegion,
  Stack,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import type { DepositNews } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { NewsEntry } from "./news-entry.tsx";
import * as css from "./news.css.ts";

const TABS = ["all", "tutorial", "news"] as const;
type Tab = (typeof TABS)[number];

/** Where one kind, and one entry of it, stands open. */
const newsPath = (tab: Tab, entry?: string): string => {
  const query = new URLSearchParams({
    ...(tab !== "all" && { kind: tab }),
    ...(entry !== undefined && { entry }),
  }).toString();
  return query === "" ? paths.depositNewsletter : `${paths.depositNewsletter}?${query}`;
};

/** Guides and news about paying in; what is opened is in the address. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const words = useRefusalWords();
  const [query] = useSearchParams();
  const tab = TABS.find((each) => each === query.get("kind")) ?? "all";
  const { data, error, refetch } = useQuery(callQuery(useClient().finance.depositNews));
  const body = (): ReactElement => {
    if (data === undefined && error !== null)
      return (
        <ErrorState title={t("news.failed")} onRetry={refetch}>
          {words.fault(error)}
        </ErrorState>
      );
    if (data === undefined)
      return (
        <SkeletonRegion>
          <Skeleton shape="card" count={3} />
        </SkeletonRegion>
      );
    return (
      <Entries
        entries={tab === "all" ? data : data.filter(({ kind }) => kind === tab)}
        tab={tab}
        opened={query.get("entry")}
      />
    );
  };
  const unread = data?.filter(({ isRead }) => !isRead).length;
  return (
    <Stack gap={6}>
      <PageHeader
        title={t("title.news")}
        detail={t("news.detail")}
        backTo={paths.deposit}
        action={
          <LinkButton size="small" variant="quiet" to={paths.virtualCoinHelp}>
            {t("title.coinHelp")}
          </LinkButton>
        }
      />
      <Stack gap={4}>
        <LinkTabs
          label={t("news.tabs")}
          current={tab}
          tabs={TABS.map((each) => ({ id: each, label: t(`news.tab.${each}`), to: newsPath(each) }))}
        />
        {unread !== undefined && (
          <p className={css.quiet}>{unread === 0 ? t("news.allRead") : t("news.unreadCount", { count: unread })}</p>
        )}
        {body()}
      </Stack>
    </Stack>
  );
};

const Entries = ({
  entries,
  tab,
  opened,
}: {
  entries: readonly DepositNews[];
  tab: Tab;
  opened: string | null;
}): ReactElement => {
  const t = useFinanceWords();
  if (entries.length === 0)
    return (
      <EmptyState
        art="messages"
        title={t("news.empty")}
        action={
          <LinkButton variant="primary" to={paths.deposit}>
            {t("title.deposit")}
          </LinkButton>
        }
      >
        {t("news.emptyText")}
      </EmptyState>
    );
  return (
    <ul className={css.list}>
      {entries.map((entry) => (
        <NewsEntry
          key={entry.id}
          entry={entry}
          isOpen={entry.id === opened}
          to={newsPath(tab, entry.id === opened ? undefined : entry.id)}
        />
      ))}
    </ul>
  );
};
