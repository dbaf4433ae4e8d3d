import { callQuery } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { QueryView, useSearchParams } from "@baize/feature-kit";
import { EmptyState, LinkButton, LinkTabs, PageHeader, Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import * as text from "../text.css.ts";
import type { DepositNews } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { NewsEntry } from "./news-entry.tsx";
import * as css from "./news.css.ts";

const TABS = ["all", "tutorial", "news"] as const;
type Tab = (typeof TABS)[number];

/** The address of one kind, and of one entry of it that is open. */
const newsPath = (tab: Tab, entry?: string): string => {
  const query = new URLSearchParams({
    ...(tab !== "all" && { kind: tab }),
    ...(entry !== undefined && { entry }),
  }).toString();
  return query === "" ? paths.depositNewsletter : `${paths.depositNewsletter}?${query}`;
};

/** Deposit guides and news; the open entry is in the address. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const [address] = useSearchParams();
  const tab = TABS.find((each) => each === address.get("kind")) ?? "all";
  const query = useQuery(callQuery(useClient().finance.depositNews));
  const unread = query.data?.filter(({ isRead }) => !isRead).length;
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
          <p className={text.label}>{unread === 0 ? t("news.allRead") : t("news.unreadCount", { count: unread })}</p>
        )}
        <QueryView query={query} failed={t("news.failed")} skeleton={<NewsSkeleton />}>
          {(list) => (
            <Entries
              entries={tab === "all" ? list : list.filter(({ kind }) => kind === tab)}
              tab={tab}
              opened={address.get("entry")}
            />
          )}
        </QueryView>
      </Stack>
    </Stack>
  );
};

const NewsSkeleton = (): ReactElement => (
  <SkeletonRegion>
    <Skeleton shape="card" count={3} />
  </SkeletonRegion>
);

interface EntriesProps {
  readonly entries: readonly DepositNews[];
  readonly tab: Tab;
  /** Id of the entry that is open. */
  readonly opened: string | null;
}

const Entries = ({ entries, tab, opened }: EntriesProps): ReactElement => {
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
