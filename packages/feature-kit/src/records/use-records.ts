import { type Period, useBrand } from "@baize/ui-kit";
import { useQuery, useQueryClient, type UseQueryOptions } from "@tanstack/react-query";
import { useMemo } from "react";
import { refusalOf } from "../refusals/refusal.ts";
import { useRefusalWords } from "../refusals/use-refusal-words.ts";
import { useNavigate, useSearchParams } from "../router/router.ts";
import type { RecordPage } from "./collect-rows.ts";
import {
  type Facets,
  type FacetValues,
  isTooLong,
  MOST_MONTHS,
  periodInput,
  type PeriodInput,
  type RecordFilter,
  type RecordFilterRules,
} from "./record-filter.ts";
import { useFilterChange } from "./use-filter-change.ts";

/** What every call of records takes. */
export type RecordInput = PeriodInput & { readonly page: number; readonly size: number };

/** The query of a page of records; `facets` are those of the filter. */
export type RecordQuery<F extends Facets, D> = (input: RecordInput, facets: FacetValues<F>) => UseQueryOptions<D>;

/** A change of the filter; it leads to the first page. */
export interface FilterChange<F extends Facets> {
  readonly period?: Period;
  readonly facets?: Partial<FacetValues<F>>;
}

export interface Records<F extends Facets, D> {
  readonly filter: RecordFilter<F>;
  /** The answer to this filter and no other. */
  readonly data: D | undefined;
  readonly isFiltered: boolean;
  /** Why the period cannot be asked for; null when it can. */
  readonly periodFault: string | null;
  /** Why the records could not be read; null when they could. */
  readonly fault: string | null;
  readonly retry: () => unknown;
  readonly change: (part: FilterChange<F>) => void;
  readonly reset: () => void;
  /** The address of this filter with other facets. */
  readonly pathTo: (facets: Partial<FacetValues<F>>) => string;
  readonly pageSize: number;
  readonly goToPage: (page: number) => void;
  /** Reads a page of this filter anew, of any size up to 100. */
  readonly readPage: (page: number, size: number) => Promise<D>;
}

/** Records whose filter is in the address; a period that is too long is not asked for. */
export const useRecords = <F extends Facets, D extends RecordPage<unknown>>(
  rules: RecordFilterRules<F>,
  query: RecordQuery<F, D>,
  pageSize: number,
): Records<F, D> => {
  const words = useRefusalWords();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { zone } = useBrand();
  const [search] = useSearchParams();
  const filter = useMemo(() => rules.read(search), [rules, search]);
  const isLong = isTooLong(filter.period, zone);
  const queryOf = (page: number, size: number): UseQueryOptions<D> =>
    query({ ...periodInput(filter.period), page, size }, filter.facets);
  const { data, error, refetch } = useQuery({ ...queryOf(filter.page, pageSize), enabled: !isLong });
  const go = useFilterChange(filter, (next) => {
    void navigate(rules.pathOf({ ...next, page: 1 }), { replace: true, preventScrollReset: true });
  });
  const refused = isLong
    ? ({ code: "period_too_long", detail: { months: String(MOST_MONTHS) } } as const)
    : refusalOf(error);
  const periodFault = refused?.code === "period_too_long" ? words.refusal(refused) : null;
  return {
    filter,
    data: error === null && periodFault === null ? data : undefined,
    isFiltered: rules.pathOf({ ...filter, page: 1 }) !== rules.pathOf(rules.first),
    periodFault,
    fault: error === null || periodFault !== null ? null : words.fault(error),
    retry: refetch,
    change: ({ period, facets }) =>
      go((before) => ({
        ...(period !== undefined && { period }),
        ...(facets !== undefined && { facets: { ...before.facets, ...facets } }),
      })),
    reset: () => go(() => rules.first),
    pathTo: (facets) => rules.pathOf({ ...filter, facets: { ...filter.facets, ...facets }, page: 1 }),
    pageSize,
    goToPage: (page) => void navigate(rules.pathOf({ ...filter, page })),
    readPage: async (page, size) => queryClient.fetchQuery({ ...queryOf(page, size), staleTime: 0 }),
  };
};
