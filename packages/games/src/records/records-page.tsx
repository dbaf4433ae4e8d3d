import { isRefusalError, useClient } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { EmptyState, ErrorState, LinkButton, PageHeader, Pagination, Stack, useNavigate, useSearchParams } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo, useState } from "react";
import { useFaultWords } from "../errors.ts";
import { type Bet, BETS_PAGE, betsQuery } from "../queries.ts";
import { useGamesWords } from "../words.ts";
import { type BetFilter, betQuery, filterPath, readFilter } from "./bet-filter.ts";
import { BetFilters } from "./bet-filters.tsx";
import { BetList } from "./bet-list.tsx";
import { BetSheet } from "./bet-sheet.tsx";
import { BetSums } from "./bet-sums.tsx";
import { ExportButton } from "./export-button.tsx";

/** Bet records: the filter is in the address, and an answer is shown under its own filter only. */
export const Page = (): ReactElement => {
  const t = useGamesWords();
  const words = useFaultWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);
  const query = betQuery(filter);
  const { data, error, refetch } = useQuery(betsQuery(useClient(), query));
  const [opened, setOpened] = useState<Bet | null>(null);
  const isTooLong = isRefusalError(error) && error.code === "period_too_long";
  const change = (part: Partial<BetFilter>): void => void navigate(filterPath({ ...filter, page: 1, ...part }), { replace: true });
  return (
    <Stack gap={6}>
      <PageHeader title={t("title.records")} detail={t("record.detail")} action={<ExportButton query={query} disabled={data === undefined || error !== null || data.total === 0} />} />
      <BetFilters filter={filter} count={error === null ? data?.total : undefined} onChange={change} />
      <BetSums sum={error === null ? data?.sum : undefined} />
      <BetList
        rows={error === null ? data?.list : []}
        onOpen={setOpened}
        error={
          error !== null && (
            <ErrorState title={t(isTooLong ? "record.tooLong" : "record.failed")} onRetry={isTooLong ? undefined : refetch}>
              {words.fault(error)}
            </ErrorState>
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
      {data && error === null && <Pagination page={filter.page} pageSize={BETS_PAGE} total={data.total} onPageChange={(page) => void navigate(filterPath({ ...filter, page }))} />}
      <BetSheet bet={opened} onClose={() => setOpened(null)} />
    </Stack>
  );
};
