// @vitest-environment jsdom
import { type QueryKey, QueryObserver, useQuery } from "@tanstack/react-query";
import { act, waitFor } from "@testing-library/react";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import type { CallOptions } from "../client-types.ts";
import { isCanceledError } from "../errors.ts";
import { type AnyCall, contract } from "../contract/index.ts";
import { createFakeClient, fixture, refusal } from "../testing/index.ts";
import { callKey, callQuery, oneTimeQuery, scopeKey } from "./call-query.ts";
import { clientWith, useClient } from "./client-context.ts";
import { createQueryClient } from "./query-client.ts";
import { refreshAfterMoney, refreshStale } from "./refresh.ts";
import { show } from "./render.test.support.tsx";
import { signOut } from "./sign-in.ts";

const useCalls = clientWith(contract);
const login = { username: "m", password: "QQ==", keyId: "k" };
const count = (client: { requests: readonly { call: string }[] }, call: string): number =>
  client.requests.filter((request) => request.call === call).length;

describe("the key of a call", () => {
  it("is its scope, its path and its input", () => {
    const client = createFakeClient();
    expect(callKey(client.finance.depositOrder, { id: "d1" })).toEqual([
      "member",
      "/api/x/v1/deposit/order",
      { id: "d1" },
    ]);
    expect(callKey(client.service.md)).toEqual(["site", "/api/findmed/v1/md"]);
    expect(callKey(client.promo.flags)).toEqual(["personal", "/api/findmed/v1/promo/flags"]);
    expect(callQuery(client.member.vips, {}).queryKey).toEqual(callKey(contract.member.vips));
    expect(callQuery(client.member.vips).queryKey).toEqual(callKey(contract.member.vips));
  });
  it("is the prefix of every key of the call when it has no input", async () => {
    const queryClient = createQueryClient();
    const order = fixture(contract.finance.depositOrder);
    queryClient.setQueryData(callKey(contract.finance.depositOrder, { id: "d1" }), order);
    queryClient.setQueryData(callKey(contract.finance.depositOpen), [order]);
    await queryClient.invalidateQueries({ queryKey: callKey(contract.finance.depositOrder) });
    const stale = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
    expect(stale.map(({ queryKey }) => queryKey)).toEqual([callKey(contract.finance.depositOrder, { id: "d1" })]);
  });
  it("sets apart what is made from a call but is not its answer", () => {
    const plain = callKey(contract.member.recordGame, { page: 1 });
    expect(callKey(contract.member.recordGame, { page: 1 }, "since", 7)).toEqual([...plain, "since", 7]);
  });
  it("names every call apart", () => {
    const calls = Object.values(contract).flatMap((area) => Object.values(area) as AnyCall[]);
    expect(new Set(calls.map((call) => JSON.stringify(callKey(call)))).size).toBe(calls.length);
  });
});

describe("an invalidation while a read is under way", () => {
  const key = callKey(contract.games.list, { show: "home" });
  /** A read whose answers come when they are given, oldest first. */
  const slowRead = () => {
    const pending: ((answer: string) => void)[] = [];
    const queryFn = async (): Promise<string> => new Promise((resolve) => void pending.push(resolve));
    const queryClient = createQueryClient();
    return { pending, queryClient, options: { queryKey: key as QueryKey, queryFn, staleTime: 60_000 } };
  };
  it("reads again what had no answer yet, since that answer may be older", async () => {
    const { pending, queryClient, options } = slowRead();
    const observer = new QueryObserver(queryClient, options);
    const leave = observer.subscribe(() => undefined);
    const invalidated = queryClient.invalidateQueries({ queryKey: key });
    pending.shift()?.("before");
    await vi.waitFor(() => expect(pending).toHaveLength(1));
    expect(observer.getCurrentResult().data).toBe("before");
    pending.shift()?.("after");
    await invalidated;
    expect(observer.getCurrentResult().data).toBe("after");
    leave();
  });
  it("lets what no screen shows end its read, and reads it again when it is shown", async () => {
    const { pending, queryClient, options } = slowRead();
    const prefetched = queryClient.prefetchQuery(options);
    const invalidated = queryClient.invalidateQueries({ queryKey: key });
    pending.shift()?.("before");
    await Promise.all([prefetched, invalidated]);
    expect(pending).toHaveLength(0);
    expect(queryClient.getQueryState(key)).toMatchObject({ data: "before", isInvalidated: true });
  });
  it("asks once for what was answered before and is under way", async () => {
    const { pending, queryClient, options } = slowRead();
    queryClient.setQueryData(key as QueryKey, "known");
    const leave = new QueryObserver(queryClient, { ...options, staleTime: 0 }).subscribe(() => undefined);
    const invalidated = queryClient.invalidateQueries({ queryKey: key });
    expect(pending).toHaveLength(2);
    pending[1]?.("after");
    await invalidated;
    expect([queryClient.getQueryData(key), pending.length]).toEqual(["after", 2]);
    leave();
  });
});

describe("a read made from a call", () => {
  it("stays fresh as long as the contract says, or the caller, or thirty seconds", () => {
    const client = createFakeClient();
    expect(callQuery(client.finance.turnover).staleTime).toBe(30_000);
    expect(callQuery(client.promo.topCover).staleTime).toBe(contract.promo.topCover.stale);
    expect(contract.promo.topCover.stale).toBeGreaterThan(30_000);
    expect(callQuery(client.promo.topCover, {}, { staleTime: 5 }).staleTime).toBe(5);
  });
  it("sends the input, gives the data and throws the refusal", async () => {
    const client = createFakeClient({
      finance: { depositOrder: ({ id }) => fixture(contract.finance.depositOrder, { id }) },
    });
    const queryClient = createQueryClient({ report: () => undefined });
    const query = callQuery(client.finance.depositOrder, { id: "d7" });
    await expect(queryClient.fetchQuery(query)).resolves.toMatchObject({ id: "d7" });
    expect(client.requests).toEqual([{ call: "finance.depositOrder", input: { id: "d7" } }]);
    client.answerWith({ finance: { depositOrder: refusal("order_unknown") } });
    await expect(queryClient.fetchQuery({ ...query, staleTime: 0 })).rejects.toMatchObject({ code: "order_unknown" });
  });
  it("passes the signal on, so that a read nobody waits for is aborted", async () => {
    const client = createFakeClient();
    const signals: (AbortSignal | undefined)[] = [];
    const call = Object.assign(
      async (_input?: unknown, options?: { signal?: AbortSignal | undefined }) => {
        signals.push(options?.signal);
        return new Promise<never>(() => undefined);
      },
      { definition: contract.finance.turnover },
    );
    const { unmount } = show(() => useQuery(callQuery(call)), {}, {}, { client, queryClient: createQueryClient() });
    await waitFor(() => expect(signals.length).toBeGreaterThan(0));
    unmount();
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
  });
  it("shows what the browser has kept until the answer comes, and keeps a newer answer", async () => {
    const client = createFakeClient();
    const queryClient = createQueryClient({ report: () => undefined });
    const [old, later] = [fixture(contract.games.list, []), fixture(contract.games.list)];
    const given: CallOptions[] = [];
    let answer: (result: { ok: true; data: typeof later }) => void = () => undefined;
    const call = Object.assign(
      async (_input?: unknown, options: CallOptions = {}) => {
        given.push(options);
        return new Promise<{ ok: true; data: typeof later }>((resolve) => void (answer = resolve));
      },
      { definition: contract.games.list },
    );
    const query = callQuery(call, { show: "4" });
    const { now } = show(() => useQuery(query), {}, {}, { client, queryClient });
    await waitFor(() => expect(given.length).toBeGreaterThan(0));
    act(() => given.at(-1)?.onKnown?.(old));
    await waitFor(() => expect(now()).toMatchObject({ data: old, isFetching: true, isStale: true }));
    await act(async () => answer({ ok: true, data: later }));
    await waitFor(() => expect(now()).toMatchObject({ data: later, isFetching: false, isStale: false }));
    act(() => given.at(-1)?.onKnown?.(old));
    expect(now()).toMatchObject({ data: later, isStale: false });
  });
  it("is not sent in the background while the session is leaving", async () => {
    const client = createFakeClient();
    const queryClient = createQueryClient({ report: () => undefined });
    client.session.leave(Date.now() + 5_000);
    const passive = queryClient.fetchQuery(callQuery(client.games.list, { show: "home" }, { background: true }));
    await expect(passive).rejects.toSatisfy(isCanceledError);
    await expect(queryClient.fetchQuery(callQuery(client.games.list, { show: "home" }))).resolves.toBeDefined();
    expect(count(client, "games.list")).toBe(1);
  });
  it("is forgotten at log-out where it needs a member, and kept where it serves the site", async () => {
    const { now, client, queryClient } = show(() => {
      const use = useCalls();
      return {
        order: useQuery(callQuery(use.finance.depositOrder, { id: "d1" }, { enabled: use.session.hasToken() })),
        games: useQuery(callQuery(use.games.list, { show: "home" })),
      };
    });
    await waitFor(() => expect(now().order.data && now().games.data).toBeDefined());
    queryClient.setQueryData(callKey(client.finance.turnover), fixture(contract.finance.turnover));
    act(() => signOut(client));
    expect(queryClient.getQueryData(callKey(client.finance.turnover))).toBeUndefined();
    expect(queryClient.getQueryData(callKey(client.finance.depositOrder, { id: "d1" }))).toBeUndefined();
    expect(queryClient.getQueryData(callKey(client.games.list, { show: "home" }))).toBeDefined();
    expect(now().games.data).toBeDefined();
  });
  it("is read again after money moved where it needs a member, and not where it serves the site", async () => {
    const { now, client, queryClient } = show(() => {
      const use = useCalls();
      return [useQuery(callQuery(use.finance.turnover)), useQuery(callQuery(use.games.list, { show: "home" }))];
    });
    await waitFor(() => expect(now().every(({ data }) => data !== undefined)).toBe(true));
    await act(async () => refreshAfterMoney(queryClient));
    expect([count(client, "finance.turnover"), count(client, "games.list")]).toEqual([2, 1]);
  });
});

describe("a one-time answer", () => {
  const start = { gameId: "g1", mode: "real", surface: "mobile" } as const;
  const useStart = (visit: string) => useQuery(oneTimeQuery(useClient().games.start, start, visit));

  it("is asked for once per visit, whatever mounts twice, and never again by itself", async () => {
    const { now, client, queryClient } = show(() => useStart("1"));
    await waitFor(() => expect(now().data).toBeDefined());
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ["Date"] });
    try {
      await act(async () => refreshAfterMoney(queryClient));
      await act(async () => refreshStale(queryClient));
      await act(async () => queryClient.refetchQueries({ type: "active" }));
      await act(async () => globalThis.dispatchEvent(new Event("visibilitychange")));
    } finally {
      vi.useRealTimers();
    }
    expect(count(client, "games.start")).toBe(1);
    await act(async () => now().refetch());
    expect(count(client, "games.start")).toBe(2);
  });
  it("is not kept for the next visit, nor after it was shown", async () => {
    const first = show(() => useStart("1"));
    await waitFor(() => expect(first.now().data).toBeDefined());
    const given = { client: first.client, queryClient: first.queryClient };
    const second = show(() => useStart("2"), {}, {}, given);
    await waitFor(() => expect(second.now().data).toBeDefined());
    expect(count(first.client, "games.start")).toBe(2);
    first.unmount();
    second.unmount();
    const kept = (): unknown[] =>
      given.queryClient.getQueryCache().findAll({ queryKey: callKey(contract.games.start) });
    await waitFor(() => expect(kept()).toEqual([]));
  });
  it("of one member is forgotten when another logs in, who asks anew", async () => {
    const { now, client } = show(() => useStart("1"), {
      games: { start: fixture(contract.games.start, { url: "https://a.test/" }) },
    });
    await waitFor(() => expect(now().data?.url).toBe("https://a.test/"));
    client.answerWith({ games: { start: fixture(contract.games.start, { url: "https://b.test/" }) } });
    await act(async () => client.account.login(login));
    await waitFor(() => expect(now().data?.url).toBe("https://b.test/"));
    expect(count(client, "games.start")).toBe(2);
  });
});

it("is typed by the call", () => {
  const client = createFakeClient();
  const queryClient = createQueryClient();
  const use = (): void => {
    expectTypeOf(useQuery(callQuery(client.member.vips)).data).toEqualTypeOf<ReturnType<typeof vips> | undefined>();
    const level = callQuery(client.member.vips, {}, { select: (data) => data.level });
    expectTypeOf(useQuery(level).data).toEqualTypeOf<number | undefined>();
    expectTypeOf(queryClient.getQueryData(callKey(client.member.vips))).toEqualTypeOf<
      ReturnType<typeof vips> | undefined
    >();
    // @ts-expect-error -- the call needs an input
    callQuery(client.finance.depositOrder);
    // @ts-expect-error -- an order has an id, not a number
    callQuery(client.finance.depositOrder, { number: "d1" });
    // @ts-expect-error -- an id is a text
    callKey(client.finance.depositOrder, { id: 1 });
    // @ts-expect-error -- a money call is no read
    callQuery(client.finance.depositCreate, { channelId: "c", amount: "1", reqId: "0123456789abcdef" });
    // @ts-expect-error -- nor is a write
    callQuery(client.account.logout);
    // @ts-expect-error -- a read is no one-time answer
    oneTimeQuery(client.member.vips, {}, 1);
    // @ts-expect-error -- the key is the call's
    callQuery(client.member.vips, {}, { queryKey: ["vips"] });
    // @ts-expect-error -- the data is the call's
    queryClient.setQueryData(callKey(client.member.vips), { level: "one" });
  };
  const vips = () => fixture(contract.member.vips);
  expect(use).toBeTypeOf("function");
  expect(scopeKey("member")).toEqual(["member"]);
});
