// @vitest-environment jsdom
import { useQuery } from "@tanstack/react-query";
import { act, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { contract } from "../contract/index.ts";
import { after, createFakeClient, fixture, refusal } from "../testing/index.ts";
import { callKey, callQuery, scopeKey } from "./call-query.ts";
import { clientWith, useClient } from "./client-context.ts";
import { useCurrentGame } from "./current-game.ts";
import { show } from "./render.test.support.tsx";
import { useIsMember, useLeaving, useSession } from "./session.ts";
import { useBalance, useMember } from "./shared-reads.ts";
import { signedIn, signOut } from "./sign-in.ts";

const useCalls = clientWith(contract);
const login = { username: "m", password: "QQ==", keyId: "k" };

describe("the session in React", () => {
  it("starts by itself and follows log-in and log-out", async () => {
    const { now, client } = show(
      () => ({ session: useSession(), isMember: useIsMember() }),
      {},
      { session: "visitor" },
    );
    await waitFor(() => expect(now().session.status).toBe(0));
    await act(async () => client.account.login(login));
    expect(signedIn(client)).toBe(true);
    expect(now()).toMatchObject({ session: { status: 1, epoch: 1 }, isMember: true });
    act(() => signOut(client));
    expect(now()).toMatchObject({ session: { status: 0, epoch: 2, memberId: null }, isMember: false });
  });
  it("says that no token came", async () => {
    const { client } = show(useSession, { account: { login: refusal("login_wrong") } }, { session: "visitor" });
    const report = vi.fn<(error: unknown) => void>();
    await client.account.login(login);
    expect(signedIn({ ...client, report })).toBe(false);
    expect(String(report.mock.calls[0]?.[0])).toContain("Access-Control-Expose-Headers");
  });
  it("clears what is on screen in the same step, also what a feature reads, and lets no late answer in", async () => {
    const useMine = () => {
      const client = useCalls();
      const isMember = useIsMember();
      return useQuery(callQuery(client.finance.turnover, {}, { enabled: isMember }));
    };
    const { now, client, queryClient } = show(() => ({ balance: useBalance(), member: useMember(), mine: useMine() }));
    await waitFor(() => expect(now().balance.value && now().member.value && now().mine.data).toBeDefined());
    queryClient.setQueryData(callKey(contract.member.vips), fixture(contract.member.vips));
    client.answerWith({ member: { balance: after(20, fixture(contract.member.balance, { version: "99" })) } });
    void now().balance.refresh();
    act(() => signOut(client));
    expect([now().balance.lastKnown, now().member.lastKnown, now().mine.data]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(queryClient.getQueryData(callKey(contract.member.vips))).toBeUndefined();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 60)));
    expect(
      queryClient
        .getQueryCache()
        .findAll({ queryKey: scopeKey("member") })
        .every(({ state }) => state.data === undefined),
    ).toBe(true);
  });
  it("asks anew at log-in and log-out for what is on screen and says more to a member than a visitor", async () => {
    const flags = (newCount: number) => after(10, fixture(contract.promo.flags, { newCount }));
    const { now, client, queryClient } = show(
      () => useQuery(callQuery(useCalls().promo.flags)).data?.newCount,
      { promo: { flags: flags(1) } },
      { session: "visitor" },
    );
    await waitFor(() => expect(now()).toBe(1));
    const detail = callKey(contract.promo.detail, { id: "a" });
    const boot = callKey(contract.service.md);
    const shown = () => queryClient.getQueryData(callKey(contract.promo.flags));
    queryClient.setQueryData(detail, fixture(contract.promo.detail));
    queryClient.setQueryData(boot, fixture(contract.service.md));
    client.answerWith({ promo: { flags: flags(2) } });
    await act(async () => client.account.login(login));
    expect([shown(), queryClient.getQueryData(detail)]).toEqual([undefined, undefined]);
    await waitFor(() => expect(now()).toBe(2));
    client.answerWith({ promo: { flags: flags(3) } });
    act(() => signOut(client));
    expect(shown()).toBeUndefined();
    await waitFor(() => expect(now()).toBe(3));
    expect(queryClient.getQueryData(boot)).toBeDefined();
  });
  it("shows the next member's data, not the last one's, when another logs in over a session", async () => {
    const named = (username: string) => fixture(contract.member.token, { username });
    const { now, client } = show(useMember, { member: { token: named("first") } });
    await waitFor(() => expect(now().value?.username).toBe("first"));
    client.answerWith({ member: { token: after(10, named("second")) } });
    await act(async () => client.account.login(login));
    expect(now().value?.username).not.toBe("first");
    await waitFor(() => expect(now().value?.username).toBe("second"));
  });
  it("ends once when several reads are refused", async () => {
    const onSessionEnd = vi.fn<(reason: string) => void>();
    const { now } = show(
      () => [useBalance(), useMember(), useIsMember()],
      { member: { balance: refusal("token"), token: refusal("token") } },
      { onSessionEnd },
    );
    await waitFor(() => expect(now()[2]).toBe(false));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(onSessionEnd.mock.calls).toEqual([["rejected"]]);
  });
  it("counts down to log-in from a deadline", async () => {
    let clock = 1_000_000;
    const onSessionEnd = vi.fn<(reason: string) => void>();
    const { now, client } = show(
      () => ({ leaving: useLeaving(), isMember: useIsMember() }),
      {},
      { now: () => clock, onSessionEnd },
    );
    await waitFor(() => expect(now().isMember).toBe(true));
    act(() => client.session.leave(clock + 5_000));
    expect(now()).toMatchObject({ leaving: { secondsLeft: 5 }, isMember: false });
    clock += 3_200;
    await waitFor(() => expect(now().leaving.secondsLeft).toBe(2));
    act(() => now().leaving.leaveNow());
    expect(now().leaving.secondsLeft).toBeNull();
    expect(onSessionEnd.mock.calls).toEqual([["password_changed"]]);
  });
});

it("keeps the current game in step with the client, across a reload", async () => {
  const { now, client } = show(useCurrentGame);
  await waitFor(() => expect(now().game.isLogin).toBe(1));
  act(() => now().start("g1", "p1"));
  expect(now().game).toMatchObject({ gameid: "g1", platform: "p1", startGame: true });
  const reloaded = createFakeClient({}, { storage: client.storage });
  expect(reloaded.game.get()).toMatchObject({ gameid: "g1", startGame: true });
  act(() => now().clear());
  expect(now().game.startGame).toBe(false);
});

it("explains a missing provider", async () => {
  const { renderHook } = await import("@testing-library/react");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => renderHook(() => useClient())).toThrow(/ClientProvider/);
});
