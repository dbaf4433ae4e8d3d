import { promoCovers } from "@baize/api-client/contract";
import { callQuery, clientWith } from "@baize/api-client/react";
import { useQuery } from "@tanstack/react-query";
import { useTick } from "../use-tick.ts";
import type { Promotion } from "../wire-types.ts";

const useClient = clientWith({ promo: promoCovers });
const MINUTE_MS = 60_000;

/** Whether a promotion runs at an instant, epoch milliseconds; its end is exclusive. */
export const isRunning = ({ start, end }: Pick<Promotion, "start" | "end">, at: number): boolean =>
  (start === null || Date.parse(start) <= at) && (end === null || at < Date.parse(end));

/** Promotions that run by the server's clock; undefined while loading, none after a failure. */
export const usePromotions = (): readonly Promotion[] | undefined => {
  const { topCover } = useClient().promo;
  const { data, error } = useQuery(callQuery(topCover, {}, { refetchInterval: topCover.definition.stale ?? false }));
  const now = useTick(MINUTE_MS);
  if (data === undefined) return error === null ? undefined : [];
  return data.filter((promotion) => isRunning(promotion, now));
};
