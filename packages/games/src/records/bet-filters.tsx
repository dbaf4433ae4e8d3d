import { callQuery, useClient } from "@baize/api-client/react";
import { BET_STATUSES, type BetStatus, CATEGORY_IDS, type CategoryId } from "@baize/domain";
import { type FacetValues, oneOf } from "@baize/feature-kit";
import { SelectField, useBrand } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { HOME_GAMES } from "../queries.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";

const PLATFORM = /^[A-Za-z0-9_:.-]{1,64}$/;

/** What narrows bet records, besides their period. */
export const BET_FACETS = {
  category: oneOf<CategoryId>(Object.values(CATEGORY_IDS)),
  platform: (text: string): string | null => (PLATFORM.test(text) ? text : null),
  state: oneOf<BetStatus>(BET_STATUSES),
} as const;

export type BetFacets = FacetValues<typeof BET_FACETS>;

export interface BetFiltersProps {
  readonly facets: BetFacets;
  readonly onChange: (facets: Partial<BetFacets>) => void;
}

const ANY = "";

/** Category, venue and state. A venue belongs to a category, so another category takes it away. */
export const BetFilters = ({ facets: { category, platform, state }, onChange }: BetFiltersProps): ReactElement => {
  const t = useGamesWords();
  const names = useNames();
  const { enabledCategoryIds } = useBrand();
  const { data = [] } = useQuery(callQuery(useClient().games.list, HOME_GAMES));
  const any = { value: ANY, label: t("record.any") };
  const venues = data.filter(({ id }) => category === null || id === category).flatMap(({ providers }) => providers);
  return (
    <>
      <SelectField
        label={t("record.category")}
        options={[any, ...enabledCategoryIds.map((id) => ({ value: String(id), label: names.category(id) }))]}
        value={category === null ? ANY : String(category)}
        onValueChange={(value) => onChange({ category: BET_FACETS.category(value), platform: null })}
      />
      <SelectField
        label={t("record.platform")}
        options={[any, ...venues.map((provider) => ({ value: provider.platform, label: names.provider(provider) }))]}
        value={platform ?? ANY}
        onValueChange={(value) => onChange({ platform: BET_FACETS.platform(value) })}
      />
      <SelectField
        label={t("record.state")}
        options={[any, ...BET_STATUSES.map((value) => ({ value, label: t(`record.status.${value}`) }))]}
        value={state ?? ANY}
        onValueChange={(value) => onChange({ state: BET_FACETS.state(value) })}
      />
    </>
  );
};
