import { paths } from "@baize/domain";

/** The exchange stands beside the other moves between wallets. */
export const exchangePath = `${paths.transfer}?tab=exchange`;

/** Where a coin's wallet is topped up. */
export const topUpPath = (coin: string): string => `${paths.deposit}?${new URLSearchParams({ coin }).toString()}`;
