import { type CategoryId, categoryPath } from "@baize/domain";
import { type Description, useBrand, useCategoryName, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as text from "../text.css.ts";
import type { Detail } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";

type FreeBetOffer = NonNullable<Detail["freeBets"]>;

/** Names of the games that free bets are for, as a sentence has them. */
export const useGameNames = (): ((categories: readonly CategoryId[]) => string) => {
  const t = usePromoWords();
  const nameOf = useCategoryName();
  return (categories) => categories.map((id) => nameOf(id)).join(t("freeBets.comma"));
};

/** Where such games are; null for a brand that has none of them. */
export const useGamesPath = (): ((categories: readonly CategoryId[]) => string | null) => {
  const { enabledCategoryIds } = useBrand();
  return (categories) => {
    const found = categories.find((id) => enabledCategoryIds.includes(id));
    return found === undefined ? null : categoryPath(found);
  };
};

/** So many bets of a stake. */
export const FreeBetWorth = ({ count, stake }: Pick<FreeBetOffer, "count" | "stake">): ReactElement => {
  const t = usePromoWords();
  const { money } = useFormat();
  return (
    <span translate="no" className={text.figure}>
      {t("freeBets.worth", { count, stake: money(stake, undefined, { trimZeros: true }).text })}
    </span>
  );
};

/** How many bets of which stake, in which games, and that the stake is not returned; nothing for another reward. */
export const useFreeBetTerms = ({ freeBets }: Pick<Detail, "freeBets">): readonly Description[] => {
  const t = usePromoWords();
  const names = useGameNames();
  if (freeBets === null) return [];
  return [
    { term: t("freeBets.title"), detail: <FreeBetWorth {...freeBets} />, isStrong: true },
    { term: t("freeBets.games"), detail: names(freeBets.categories) },
    { term: t("freeBets.winnings"), detail: t("freeBets.notReturned") },
  ];
};

/** Until when a reward's turnover has to be done, or a free bet be used. */
export const useExpiryTerm = ({ freeBets, expiryDays: days }: Pick<Detail, "freeBets" | "expiryDays">): Description => {
  const t = usePromoWords();
  if (days === null) return { term: t("detail.terms.expiry"), detail: t("detail.terms.expiryNone") };
  return freeBets === null
    ? { term: t("detail.terms.expiry"), detail: t("detail.terms.expiryValue", { days }) }
    : { term: t("freeBets.expiry"), detail: t("freeBets.expiryValue", { days }) };
};
