import { callQuery, isRefusalError, useClient } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { useFilterChange, useNavigate, useSearchParams } from "@baize/feature-kit";
import {
  EmptyState,
  ErrorState,
  FilterBar,
  LinkButton,
  LinkTabs,
  PageHeader,
  Pagination,
  PresetFilter,
  Stack,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo, useState } from "react";
import { type Refused, useFaultWords } from "../errors.ts";
import { RECORDS_PAGE, type Transaction } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { ExportButton } from "./export-button.tsx";
import { filterPath, readFilter, RECORD_KINDS, recordQuery } from "./record-filter.ts";
import { RecordSheet } from "./record-sheet.tsx";
import { RecordSums } from "./record-sums.tsx";
import { RecordList } from "./record-list.tsx";

/** Money records: the filter is in the address, and an answer is shown under its own filter only. */
export const Page = (): ReactElement => {
  const t = useFinanceWords();
  const words = useFaultWords();
  const navigate = useNavigate();
  const client = useClient();
  const [search] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);
  const query = recordQuery(filter);
  const { data, error, refetch } = useQuery(callQuery(client.finance.transactions, { ...query, size: RECORDS_PAGE }));
  const [opened, setOpened] = useState<Transaction | null>(null);
  const change = useFilterChange(filter, (next) => void navigate(filterPath({ ...next, page: 1 }), { replace: true, preventScrollReset: true }));
  const isTooLong = isRefusalError(error) && error.code === "period_too_long";
  return (
    <Stack gap={6}>
      <PageHeader title={t("title.records")} detail={t("record.detail")} action={<ExportButton query={query} disabled={data === undefined || data.total === 0} />} />
      <LinkTabs
        label={t("record.tabs")}
        current={filter.kind}
        onChoose={(id) => change({ kind: RECORD_KINDS.find((kind) => kind === id) ?? filter.kind })}
        tabs={RECORD_KINDS.map((kind) => ({ id: kind, label: t(`record.kind.${kind}`), to: filterPath({ ...filter, kind, page: 1 }) }))}
      />
      <FilterBar count={data?.total}>
        <PresetFilter value={filter.period} onValueChange={(period) => change({ period })} />
      </FilterBar>
      <RecordSums data={data} failed={error !== null} />
      <RecordList
        rows={error === null ? data?.list : []}
        onOpen={setOpened}
        error={
          error !== null && (
            <ErrorState title={t(isTooLong ? "record.tooLong" : "record.failed")} onRetry={isTooLong ? undefined : refetch}>
              {isTooLong ? words.refusal(error as unknown as Refused) : words.fault(error)}
            </ErrorState>
          )
        }
        empty={
          <EmptyState
            art="records"
            title={t("record.empty")}
            action={
              <LinkButton variant="primary" to={paths.deposit}>
                {t("title.deposit")}
              </LinkButton>
            }
          >
            {t("record.emptyText")}
          </EmptyState>
        }
      />
      {data && error === null && (
        <Pagination page={filter.page} pageSize={RECORDS_PAGE} total={data.total} onPageChange={(page) => void navigate(filterPath({ ...filter, page }))} />
      )}
      <RecordSheet row={opened} onClose={() => setOpened(null)} />
    </Stack>
  );
};
