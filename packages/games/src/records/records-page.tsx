import { callQuery, isRefusalError, useClient } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { useFilterChange, useNavigate, useRefusalWords, useSearchParams } from "@baize/feature-kit";
import { EmptyState, ErrorState, LinkButton, PageHeader, Pagination, Stack, useBrand } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo, useState } from "react";
import { type Bet, BETS_PAGE } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import { betQuery, filterPath, isTooLong, MOST_MONTHS, readFilter } from "./bet-filter.ts";
import { BetFilters } from "./bet-filters.tsx";
import { BetList } from "./bet-list.tsx";
import { BetSheet } from "./bet-sheet.tsx";
import { BetSums } from "./bet-sums.tsx";
import { ExportButton } from "./export-button.tsx";

/** Bet records: the filter is in the address, and an answer is shown under its own filter only. */
export const Page = (): ReactElement => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);
  const query = betQuery(filter);
  const isLong = isTooLong(filter.period, useBrand().zone);
  const { data, error, refetch } = useQuery(
    callQuery(useClient().member.recordGame, { ...query, size: BETS_PAGE }, { enabled: !isLong }),
  );
  const [opened, setOpened] = useState<Bet | null>(null);
  const periodFault = ((): string | null => {
    if (isLong) return words.refusal({ code: "period_too_long", detail: { months: String(MOST_MONTHS) } });
    return isRefusalError(error) && error.code === "period_too_long" ? words.fault(error) : null;
  })();
  const hasNone = error !== null || periodFault !== null;
  const change = useFilterChange(filter, (next) => void navigate(filterPath({ ...next, page: 1 }), { replace: true }));
  return (
    <Stack gap={6}>
      <PageHeader
        title={t("title.records")}
        detail={t("record.detail")}
        action={<ExportButton query={query} disabled={data === undefined || hasNone || data.total === 0} />}
      />
      <BetFilters
        filter={filter}
        count={hasNone ? undefined : data?.total}
        periodFault={periodFault}
        onChange={change}
      />
      <BetSums sum={hasNone ? undefined : data?.sum} />
      <BetList
        rows={hasNone ? [] : data?.list}
        onOpen={setOpened}
        error={
          periodFault === null ? (
            error !== null && (
              <ErrorState title={t("record.failed")} onRetry={refetch}>
                {words.fault(error)}
              </ErrorState>
            )
          ) : (
            <EmptyState art="records" title={t("record.tooLong")}>
              {t("record.emptyText")}
            </EmptyState>
          )
        }
        empty={
          <EmptyState
            art="records"
            title={t("record.empty")}
            action={
              <LinkButton variant="primary" to={paths.home}>
                {t("play.toLobby")}
              </LinkButton>
            }
          >
            {t("record.emptyText")}
          </EmptyState>
        }
      />
      {data && !hasNone && (data.total > BETS_PAGE || filter.page > 1) && (
        <Pagination
          page={filter.page}
          pageSize={BETS_PAGE}
          total={data.total}
          onPageChange={(page) => void navigate(filterPath({ ...filter, page }))}
        />
      )}
      <BetSheet bet={opened} onClose={() => setOpened(null)} />
    </Stack>
  );
};
