// @vitest-environment jsdom
import { onlineManager, useQuery } from "@tanstack/react-query";
import { act, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { contract } from "../contract/index.ts";
import { createFakeClient, failure, type FakeAnswers, fixture, refusal } from "../testing/index.ts";
import { callQuery, oneTimeQuery } from "./call-query.ts";
import { clientWith } from "./client-context.ts";
import { createQueryClient } from "./query-client.ts";
import { show } from "./render.test.support.tsx";
import { useBalance, useBoot, useMember, useMessageCounts, usePreInfo, useWithdrawPassword } from "./shared-reads.ts";

const useCalls = clientWith(contract);
const { account, finance, games, member, service } = contract;

const useBootRead = (): boolean => useBoot().value !== undefined;
const usePreInfoRead = (): boolean => usePreInfo().value !== undefined;
const useMemberRead = (): boolean => useMember().value !== undefined;
const useBalanceRead = (): boolean => useBalance().value !== undefined;
const useCountsRead = (): boolean => useMessageCounts().value !== undefined;
const usePasswordRead = (): boolean => useWithdrawPassword() !== "unknown";
const useListRead = (): boolean => useQuery(callQuery(useCalls().games.list, { show: "home" })).data !== undefined;
const usePageRead = (): boolean => useQuery(callQuery(useCalls().member.recordGame, { page: 2 })).data !== undefined;
const usePostRead = (): boolean => useQuery(callQuery(useCalls().finance.memberBanks)).data !== undefined;
const useOrderRead = (): boolean =>
  useQuery(callQuery(useCalls().finance.depositOrder, { id: "d1" })).data !== undefined;
const usePolledRead = (): boolean =>
  useQuery(callQuery(useCalls().finance.depositOrder, { id: "d1" }, { refetchInterval: 600_000 })).data !== undefined;
const useOneTimeRead = (): boolean =>
  useQuery(oneTimeQuery(useCalls().account.captcha, { scene: "login" }, 1)).data !== undefined;

/** Every kind of read that a screen makes: whether it has an answer. */
const KINDS = [
  ["the boot data", useBootRead],
  ["what log-in asks for", usePreInfoRead],
  ["the member", useMemberRead],
  ["the balance", useBalanceRead],
  ["the unread counts", useCountsRead],
  ["the withdrawal password", usePasswordRead],
  ["a list", useListRead],
  ["a page of a list", usePageRead],
  ["a list that needs a POST", usePostRead],
  ["one order", useOrderRead],
  ["a polled order", usePolledRead],
  ["a one-time answer", useOneTimeRead],
] as const;
const answersOf = (line: (() => never) | null): FakeAnswers => {
  const or = <T,>(data: T): T | (() => never) => line ?? data;
  return {
    service: { md: or(fixture(service.md)), preInfo: or(fixture(service.preInfo)) },
    account: { captcha: or(fixture(account.captcha)) },
    games: { list: or(fixture(games.list)) },
    member: {
      token: or(fixture(member.token)),
      balance: or(fixture(member.balance)),
      messageNum: or(fixture(member.messageNum)),
      recordGame: or(fixture(member.recordGame)),
    },
    finance: {
      withdrawPasswordConfig: or(fixture(finance.withdrawPasswordConfig)),
      memberBanks: or(fixture(finance.memberBanks)),
      depositOrder: or(fixture(finance.depositOrder)),
    },
  };
};
const setOnline = (isOnline: boolean): void => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
};
const comeBack = async (): Promise<void> =>
  act(async () => {
    setOnline(true);
    globalThis.dispatchEvent(new Event("online"));
  });

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

describe.each([
  ["the page was opened offline", false],
  ["the line was dead although the browser said nothing", true],
])("after %s", (_when, saysOnline) => {
  it.each(KINDS)("%s is read again when the connection is back", async (_kind, useRead) => {
    setOnline(saysOnline);
    const client = createFakeClient(answersOf(failure("network")), { timeoutMs: 100 });
    const given = { client, queryClient: createQueryClient({ report: () => undefined }) };
    const { now } = show(useRead, {}, {}, given);
    await waitFor(() => expect(given.queryClient.getQueryCache().getAll()[0]?.state.status).toBe("error"));
    expect(now()).toBe(false);
    client.answerWith(answersOf(null));
    await comeBack();
    await waitFor(() => expect(now()).toBe(true));
  });
});

describe("the return of the connection", () => {
  it("repeats a read that was still failing when it came", async () => {
    const client = createFakeClient({ finance: { depositOrder: failure("silence") } }, { timeoutMs: 1_000 });
    const given = { client, queryClient: createQueryClient({ report: () => undefined }) };
    const { now } = show(useOrderRead, {}, {}, given);
    await waitFor(() => expect(client.requests).not.toEqual([]));
    await comeBack();
    client.answerWith(answersOf(null));
    await waitFor(() => expect(now()).toBe(true));
  });
  it("asks for no one-time answer that was refused, and for nothing that is off the screen or disabled", async () => {
    const client = createFakeClient({ account: { captcha: refusal("rate_limited", { waitSec: "9" }) } });
    const given = { client, queryClient: createQueryClient({ report: () => undefined }) };
    show(
      () => [
        useQuery(oneTimeQuery(useCalls().account.captcha, { scene: "login" }, 1)).error,
        useQuery(callQuery(useCalls().finance.turnover, {}, { enabled: false })).data,
      ],
      {},
      {},
      given,
    );
    const left = given.queryClient.fetchQuery(callQuery(client.finance.depositOrder, { id: "d1" }));
    await left;
    const calls = (): string[] => client.requests.map(({ call }) => call);
    await waitFor(() => expect(given.queryClient.isFetching()).toBe(0));
    const before = calls();
    expect(before.toSorted()).toEqual(["account.captcha", "finance.depositOrder"]);
    await comeBack();
    expect(calls()).toEqual(before);
  });
});
