import { callQuery, useClient } from "@baize/api-client/react";
import { BET_STATUSES, type CategoryId, isCategoryId } from "@baize/domain";
import { Alert, FilterBar, PresetFilter, SelectField, useBrand } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { HOME_GAMES } from "../queries.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import type { BetFilter } from "./bet-filter.ts";
import * as css from "./records.css.ts";

export interface BetFiltersProps {
  filter: BetFilter;
  count: number | undefined;
  /** Why the period cannot be asked for; null when it can. */
  periodFault: string | null;
  onChange: (part: Partial<BetFilter>) => void;
}

/** With today, a year of 365 days. */
const MOST_DAYS_BACK = 364;
const ANY = "";
const FIRST = { period: { kind: "preset", preset: 2 }, category: null, platform: null, state: null } as const;

/** Period, category, venue and state. A venue belongs to a category, so choosing another category lets it go. */
export const BetFilters = ({ filter, count, periodFault, onChange }: BetFiltersProps): ReactElement => {
  const t = useGamesWords();
  const names = useNames();
  const { enabledCategoryIds } = useBrand();
  const { data = [] } = useQuery(callQuery(useClient().games.list, HOME_GAMES));
  const { category, platform, state, period } = filter;
  const any = { value: ANY, label: t("record.any") };
  const venues = data.filter(({ id }) => category === null || id === category).flatMap(({ providers }) => providers);
  const isFiltered =
    category !== null ||
    platform !== null ||
    state !== null ||
    period.kind === "custom" ||
    period.preset !== FIRST.period.preset;
  const toCategory = (value: string): CategoryId | null =>
    isCategoryId(Number(value)) ? (Number(value) as CategoryId) : null;
  return (
    <FilterBar count={count} onReset={isFiltered ? () => onChange(FIRST) : undefined}>
      <div className={css.period}>
        <PresetFilter
          value={period}
          maxDaysBack={MOST_DAYS_BACK}
          onValueChange={(next) => onChange({ period: next })}
        />
        {periodFault !== null && (
          <Alert isLive tone="danger">
            {periodFault}
          </Alert>
        )}
      </div>
      <div className={css.selects}>
        <SelectField
          label={t("record.category")}
          options={[any, ...enabledCategoryIds.map((id) => ({ value: String(id), label: names.category(id) }))]}
          value={category === null ? ANY : String(category)}
          onValueChange={(value) => onChange({ category: toCategory(value), platform: null })}
        />
        <SelectField
          label={t("record.platform")}
          options={[any, ...venues.map((provider) => ({ value: provider.platform, label: names.provider(provider) }))]}
          value={platform ?? ANY}
          onValueChange={(value) => onChange({ platform: value === ANY ? null : value })}
        />
        <div className={css.last}>
          <SelectField
            label={t("record.state")}
            options={[any, ...BET_STATUSES.map((value) => ({ value, label: t(`record.status.${value}`) }))]}
            value={state ?? ANY}
            onValueChange={(value) => onChange({ state: BET_STATUSES.find((each) => each === value) ?? null })}
          />
        </div>
      </div>
    </FilterBar>
  );
};
