import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../client-types.ts";
import { newerBalance } from "./newer-balance.ts";
import { unwrap } from "./unwrap.ts";

const passive = (signal: AbortSignal) => ({ signal, background: true });

/** The logged-in member. */
export const memberQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "info"], queryFn: async ({ signal }) => unwrap(await client.member.token({}, passive(signal))) });

/** Balances of the central wallet; an older version never replaces a newer one. */
export const balanceQuery = (client: Client) =>
  queryOptions({
    queryKey: ["member", "balance"],
    queryFn: async ({ signal }) => unwrap(await client.member.balance({}, passive(signal))),
    structuralSharing: newerBalance,
  });

/** Unread message counts. */
export const messageNumQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "messageNum"], queryFn: async ({ signal }) => unwrap(await client.member.messageNum({}, passive(signal))) });

/** Withdrawal-password config. */
export const withdrawPasswordQuery = (client: Client) =>
  queryOptions({
    queryKey: ["member", "withdrawPassword"],
    queryFn: async ({ signal }) => unwrap(await client.finance.withdrawPasswordConfig({}, passive(signal))),
  });

/** Boot data of the site. Under `site`, not `member`: it outlives a log-out. */
export const bootQuery = (client: Client) =>
  queryOptions({ queryKey: ["site", "boot"], queryFn: async ({ signal }) => unwrap(await client.service.md({}, { signal })) });

/** What log-in and registration ask for. */
export const preInfoQuery = (client: Client) =>
  queryOptions({ queryKey: ["site", "preInfo"], queryFn: async ({ signal }) => unwrap(await client.service.preInfo({}, { signal })) });
