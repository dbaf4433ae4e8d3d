import { paths } from "@baize/domain";

/** The exchange is a tab of the transfer page. */
export const exchangePath = `${paths.transfer}?tab=exchange`;

/** Where a coin's wallet is topped up. */
export const topUpPath = (coin: string): string => `${paths.deposit}?${new URLSearchParams({ coin }).toString()}`;
