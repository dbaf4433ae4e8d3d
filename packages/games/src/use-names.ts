import { useBoot } from "@baize/api-client/react";
import { isCategoryId, localName } from "@baize/domain";
import { useBrand, useCategoryName, useLocale } from "@baize/ui-kit";
import { useMemo } from "react";
import type { Game, GameCategory, Provider } from "./wire-types.ts";

export interface Names {
  readonly provider: (provider: Pick<Provider, "platform" | "name" | "nameEn">) => string;
  readonly game: (game: Pick<Game, "id" | "name" | "nameEn">) => string;
  /** Label of a category; the served name for an unknown one. */
  readonly category: (id: number, served?: Pick<GameCategory, "name">) => string;
}

/**
 * Names as this brand says them: its own sports names first, then the served ones, then the plain
 * (docs/specification.md §1.2).
 */
export const useNames = (): Names => {
  const categoryName = useCategoryName();
  const locale = useLocale();
  const { sportsNames } = useBrand();
  const served = useBoot().value?.sportsNames;
  return useMemo(() => {
    const nameOf = (id: string, name: string, nameEn: string): string => {
      const own = Object.hasOwn(sportsNames, id) ? sportsNames[id] : undefined;
      if (own !== undefined) return own[locale];
      const given = served !== undefined && Object.hasOwn(served, id) ? served[id] : undefined;
      return given ?? localName({ name, nameEn })[locale];
    };
    return {
      provider: ({ platform, name, nameEn }) => nameOf(platform, name, nameEn),
      game: ({ id, name, nameEn }) => nameOf(id, name, nameEn),
      category: (id, category) => (isCategoryId(id) ? categoryName(id) : (category?.name ?? "")),
    };
  }, [categoryName, locale, sportsNames, served]);
};
