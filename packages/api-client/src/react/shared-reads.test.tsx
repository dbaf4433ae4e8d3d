// @vitest-environment jsdom
import { act, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { contract } from "../contract/index.ts";
import { failure, fixture, refusal } from "../testing/index.ts";
import { callKey } from "./call-query.ts";
import { applyBalance, refreshAfterMoney, refreshStale } from "./refresh.ts";
import { show } from "./render.test.support.tsx";
import {
  useBalance,
  useBoot,
  useContacts,
  useMember,
  useMessageCounts,
  usePreInfo,
  useWithdrawPassword,
} from "./shared-reads.ts";
import { signOut } from "./sign-in.ts";

const at = (version: number, balance: string) =>
  fixture(contract.member.balance, { version: String(version), balance });

describe("the balance", () => {
  it("is unknown until read, and 0 is a value", async () => {
    const { now } = show(useBalance, { member: { balance: at(1, "0.00") } });
    expect(now()).toMatchObject({ value: undefined, lastKnown: undefined, at: undefined });
    await waitFor(() => expect(now().value?.balance).toBe("0.00"));
    expect(now().at).toBeGreaterThan(0);
  });
  it("is unknown after a failed read, with the last known value and its age beside it, and only logged", async () => {
    const { now, client, reported } = show(useBalance, { member: { balance: at(1, "5.00") } });
    await waitFor(() => expect(now().value).toBeDefined());
    client.answerWith({ member: { balance: failure("html") } });
    await act(async () => now().refresh());
    await waitFor(() =>
      expect(now()).toMatchObject({ value: undefined, lastKnown: { balance: "5.00" }, failed: true }),
    );
    expect(reported).toHaveLength(1);
    client.answerWith({ member: { balance: at(2, "6.00") } });
    await act(async () => now().refresh());
    await waitFor(() => expect(now()).toMatchObject({ value: { balance: "6.00" }, failed: false }));
  });
  it("is unknown after a refusal, which is not asked again by itself", async () => {
    const { now, client, reported } = show(useBalance, { member: { balance: refusal("maintenance") } });
    await waitFor(() => expect(now().failed).toBe(true));
    expect(now().value).toBeUndefined();
    expect(client.requests).toHaveLength(1);
    expect(reported).toMatchObject([{ code: "maintenance" }]);
  });
  it("never goes back to an older version, whether read or carried by an answer", async () => {
    const { now, client, queryClient } = show(useBalance, { member: { balance: at(10, "10.00") } });
    await waitFor(() => expect(now().value?.version).toBe("10"));
    client.answerWith({ member: { balance: at(9, "9.00") } });
    await act(async () => now().refresh());
    await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(now().value?.balance).toBe("10.00");
    act(() => applyBalance(queryClient, at(8, "8.00")));
    expect(now().value?.balance).toBe("10.00");
    act(() => applyBalance(queryClient, at(100, "100.00")));
    await waitFor(() => expect(now().value?.balance).toBe("100.00"));
    await act(async () => now().refresh());
    expect(now().value?.balance).toBe("100.00");
  });
  it("is taken from an answer even before it was ever read", () => {
    const { queryClient } = show(() => null, {}, { session: "visitor" });
    applyBalance(queryClient, at(3, "3.00"));
    expect(queryClient.getQueryData(callKey(contract.member.balance))).toMatchObject({ balance: "3.00" });
  });
  it("is not read for a visitor, not even by refresh", async () => {
    const { now, client } = show(useBalance, {}, { session: "visitor" });
    await act(async () => now().refresh());
    expect([now().value, client.requests]).toEqual([undefined, []]);
  });
});

describe("reading again", () => {
  const balances = (client: { requests: readonly { call: string }[] }): number =>
    client.requests.filter(({ call }) => call === "member.balance").length;
  it("is throttled when passive and forced after money", async () => {
    const { now, client, queryClient } = show(useBalance);
    await waitFor(() => expect(now().value).toBeDefined());
    await act(async () => refreshStale(queryClient));
    expect(balances(client)).toBe(1);
    await act(async () => refreshAfterMoney(queryClient));
    expect(balances(client)).toBe(2);
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ["Date"] });
    try {
      await act(async () => refreshStale(queryClient));
      expect(balances(client)).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });
  it("happens on return from the back-forward cache", async () => {
    const { now, client } = show(useBalance);
    await waitFor(() => expect(now().value).toBeDefined());
    await act(async () => globalThis.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false })));
    expect(balances(client)).toBe(1);
    await act(async () => globalThis.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await waitFor(() => expect(balances(client)).toBe(2));
  });
  it("is one request for many readers", async () => {
    const { now, client } = show(() => [useBalance(), useBalance(), useBalance()]);
    await waitFor(() => expect(now().every(({ value }) => value !== undefined)).toBe(true));
    expect(balances(client)).toBe(1);
  });
});

describe("other shared reads", () => {
  it.each([failure("bad_gateway"), failure("html"), refusal("server_busy")])(
    "are unknown after a failed first read, with no figure, flag or name in place of it",
    async (fault) => {
      const answers = {
        member: { token: fault, balance: fault, messageNum: fault },
        service: { md: fault, preInfo: fault, regContact: fault },
        finance: { withdrawPasswordConfig: fault },
      };
      const useAll = () => [useMember(), useBalance(), useMessageCounts(), useBoot(), usePreInfo(), useContacts()];
      const use = () => ({ readings: useAll(), password: useWithdrawPassword() });
      const { now, reported } = show(use, answers, { timeoutMs: 200 });
      await waitFor(() => expect(reported).toHaveLength(7));
      for (const reading of now().readings)
        expect(reading).toMatchObject({ value: undefined, lastKnown: undefined, at: undefined, failed: true });
      expect(now().password).toBe("unknown");
    },
  );
  it("keep the member and the counts on a failed refresh", async () => {
    const { now, client } = show(() => ({ member: useMember(), counts: useMessageCounts() }));
    await waitFor(() => expect(now().counts.value && now().member.value).toBeDefined());
    client.answerWith({ member: { token: failure("html"), messageNum: failure("html") } });
    await act(async () => Promise.all([now().member.refresh(), now().counts.refresh()]));
    await waitFor(() =>
      expect(now()).toMatchObject({
        member: { failed: true, value: { username: "member01" } },
        counts: { failed: true, value: { personal: 1 } },
      }),
    );
  });
  it("fail closed about the withdrawal password", async () => {
    const { now, client, queryClient } = show(useWithdrawPassword, {
      finance: { withdrawPasswordConfig: failure("html") },
    });
    expect(now()).toBe("unknown");
    await waitFor(() => expect(client.requests).toHaveLength(1));
    expect(now()).toBe("unknown");
    client.answerWith({ finance: { withdrawPasswordConfig: { d: true, p: false } } });
    await act(async () => refreshAfterMoney(queryClient));
    await waitFor(() => expect(now()).toEqual({ enable: true, isUsed: false, isToSet: true }));
    client.answerWith({ finance: { withdrawPasswordConfig: refusal("server_busy") } });
    await act(async () => refreshAfterMoney(queryClient));
    await waitFor(() => expect(now()).toBe("unknown"));
  });
  it("of the site serve visitors and outlive a log-out", async () => {
    const { now, client } = show(() => ({ boot: useBoot(), preInfo: usePreInfo(), member: useMember() }));
    await waitFor(() => expect(now().boot.value && now().preInfo.value && now().member.value).toBeDefined());
    act(() => signOut(client));
    expect(now().member).toMatchObject({ value: undefined, lastKnown: undefined });
    expect(now().boot.value && now().preInfo.value).toBeDefined();
  });
});
