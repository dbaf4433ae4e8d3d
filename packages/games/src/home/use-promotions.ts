import { promoCovers } from "@baize/api-client/contract";
import { callQuery, clientWith, useBoot } from "@baize/api-client/react";
import { useQuery } from "@tanstack/react-query";
import type { Promotion } from "../wire-types.ts";

const useClient = clientWith({ promo: promoCovers });

/** Whether a promotion runs at an instant, epoch milliseconds; an end that is reached is over. */
export const isRunning = ({ start, end }: Pick<Promotion, "start" | "end">, at: number): boolean =>
  (start === null || Date.parse(start) <= at) && (end === null || at < Date.parse(end));

/** Promotions that run by the server's clock, as far as it is known; undefined while they come, none when they do not. */
export const usePromotions = (): readonly Promotion[] | undefined => {
  const { topCover } = useClient().promo;
  // While home stays open, those that have ended go.
  const { data, error, dataUpdatedAt } = useQuery(
    callQuery(topCover, {}, { refetchInterval: topCover.definition.stale ?? false }),
  );
  const { value, at } = useBoot();
  if (data === undefined) return error === null ? undefined : [];
  if (value === undefined || at === undefined) return data;
  const now = Date.parse(value.serverTime) + dataUpdatedAt - at;
  return data.filter((promotion) => isRunning(promotion, now));
};
