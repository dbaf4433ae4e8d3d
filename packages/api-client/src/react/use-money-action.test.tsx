// @vitest-environment jsdom
import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contract } from "../contract/index.ts";
import { createMemoryStorage, createStorage } from "../storage.ts";
import {
  after,
  createFakeClient,
  failure,
  type FakeAnswers,
  type FakeClient,
  type FakeOptions,
  fixture,
  refusal,
} from "../testing/index.ts";
import { clientWith } from "./client-context.ts";
import { createQueryClient } from "./query-client.ts";
import { show } from "./render.test.support.tsx";
import { useBalance } from "./shared-reads.ts";
import { useMoneyAction } from "./use-money-action.ts";

const { finance, games, member } = contract;
const useCalls = clientWith(contract);
const order = fixture(finance.depositCreate);
const input = { channelId: "c1", amount: "100.00" };
const absent = fixture(finance.operation, { state: "absent", path: null, answer: null });
const settled = fixture(finance.operation, { state: "settled", answer: JSON.stringify({ status: true, data: order }) });
const keys = (client: FakeClient, call = "finance.depositCreate"): string[] =>
  client.requests
    .filter((request) => request.call === call)
    .map((request) => (request.input as { reqId: string }).reqId);
const count = (client: FakeClient, call: string): number =>
  client.requests.filter((request) => request.call === call).length;

const showDeposit = (answers: FakeAnswers["finance"], options: FakeOptions = {}) => {
  const onSettled = vi.fn<(result: unknown) => void>();
  return {
    onSettled,
    ...show(
      () => useMoneyAction(useCalls().finance.depositCreate, { onSettled }),
      { finance: { ...answers } },
      options,
    ),
  };
};

describe("a money action", () => {
  it("sends once for twenty clicks in one tick, and once more for the next intention", async () => {
    const { now, client, onSettled } = showDeposit({ depositCreate: after(10, order) });
    await act(async () => {
      const all = Array.from({ length: 20 }, async () => now().submit(input));
      expect(new Set(await Promise.all(all))).toEqual(new Set([{ ok: true, data: order }]));
    });
    expect(keys(client)).toHaveLength(1);
    expect(now()).toMatchObject({ state: "settled", result: { ok: true }, pending: [] });
    expect(onSettled).toHaveBeenCalledOnce();
    await act(async () => now().submit(input));
    expect(new Set(keys(client)).size).toBe(2);
  });
  it("goes through sending to settled, and back to idle by reset", async () => {
    const { now } = showDeposit({ depositCreate: after(20, order) });
    expect(now().state).toBe("idle");
    let running: Promise<unknown> = Promise.resolve();
    act(() => {
      running = now().submit(input);
    });
    await waitFor(() => expect(now().state).toBe("sending"));
    act(() => now().reset());
    expect(now().state).toBe("sending");
    await act(async () => running);
    expect(now().state).toBe("settled");
    act(() => now().reset());
    expect(now()).toMatchObject({ state: "idle", result: null });
  });
  it("gives a refusal as its result", async () => {
    const { now, onSettled } = showDeposit({ depositCreate: refusal("amount_below_min", { min: "10.00" }) });
    await act(async () => now().submit(input));
    expect(now()).toMatchObject({
      state: "settled",
      result: { ok: false, code: "amount_below_min", detail: { min: "10.00" } },
    });
    expect(onSettled.mock.calls).toEqual([[now().result]]);
  });
  it("sends nothing when the browser cannot keep the key", async () => {
    const { now, client, onSettled } = showDeposit(
      {},
      { storage: createStorage({ local: () => undefined, session: () => undefined }) },
    );
    await act(async () => expect(await now().submit(input)).toBeNull());
    expect(now().state).toBe("not_stored");
    expect([keys(client), onSettled.mock.calls]).toEqual([[], []]);
  });
  it("shows confirming, never a failure, while a lost answer is asked for", async () => {
    const { now, client, onSettled } = showDeposit({
      depositCreate: failure("network"),
      operation: after(200, settled),
    });
    let running: Promise<unknown> = Promise.resolve();
    act(() => {
      running = now().submit(input);
    });
    await waitFor(() => expect(now().state).toBe("confirming"));
    expect(now().pending).toHaveLength(1);
    await act(async () => running);
    expect(now()).toMatchObject({ state: "settled", result: { ok: true, data: order }, pending: [] });
    expect([keys(client).length, onSettled.mock.calls.length]).toEqual([1, 1]);
  });
  it("brings the balance of its answer and reads what is on screen again", async () => {
    const newer = fixture(member.balance, { balance: "50.00", version: "7" });
    const { now, client } = show(
      () => ({ balance: useBalance(), action: useMoneyAction(useCalls().games.transferPost) }),
      {
        member: { balance: fixture(member.balance, { balance: "80.00", version: "6" }) },
        games: { transferPost: fixture(games.transferPost, { balance: newer }) },
      },
    );
    await waitFor(() => expect(now().balance.value?.balance).toBe("80.00"));
    await act(async () => now().action.submit({ from: "central", to: "p1", amount: "30.00" }));
    expect(now().balance.value?.balance).toBe("50.00");
    await waitFor(() => expect(count(client, "member.balance")).toBe(2));
    expect(now().balance.value?.balance).toBe("50.00");
  });
  it("refuses what breaks the schema without sending it", async () => {
    const { now, client } = showDeposit({});
    await act(async () => now().submit({ channelId: "c1", amount: "-5" }));
    expect(now()).toMatchObject({
      state: "settled",
      result: { code: "bad_request", detail: { field: "amount" } },
      pending: [],
    });
    expect(client.requests).toEqual([]);
  });
  it("is free again after a mistake of the program", async () => {
    const { now } = show(() => useMoneyAction(useCalls().finance.withdrawSubmit));
    await act(async () =>
      expect(now().submit(async () => Promise.reject(new Error("broken form")))).rejects.toThrow("broken form"),
    );
    expect(now().state).toBe("idle");
  });
});

describe("with a password", () => {
  const withdrawal = fixture(finance.withdrawSubmit);
  const showWithdraw = (answers: FakeAnswers) => show(() => useMoneyAction(useCalls().finance.withdrawSubmit), answers);
  const submitted = (client: FakeClient) =>
    client.requests
      .filter(({ call }) => call === "finance.withdrawSubmit")
      .map((request) => request.input as { password: string; keyId: string; reqId: string });

  it("seals it, and after a change of key seals it anew as another intention", async () => {
    let tries = 0;
    const { now, client } = showWithdraw({
      finance: { withdrawSubmit: () => ((tries += 1) === 1 ? refusal("key_unknown") : withdrawal) },
    });
    await act(async () =>
      now().submit(async ({ seal, keyId }) => ({
        accountId: "a1",
        amount: "10.00",
        password: await seal("123456"),
        keyId,
      })),
    );
    expect(now()).toMatchObject({ state: "settled", result: { ok: true } });
    const [first, second] = submitted(client);
    expect([
      first?.password === second?.password,
      first?.reqId === second?.reqId,
      count(client, "service.preInfo"),
    ]).toEqual([false, false, 2]);
    expect(JSON.stringify(client.requests)).not.toContain("123456");
  });
  it("is not sealed and sent anew for a change of key when its page was left, or when its end took long to know", async () => {
    const seal = async ({ seal: by, keyId }: { seal: (text: string) => Promise<string>; keyId: string }) => ({
      accountId: "a1",
      amount: "10.00",
      password: await by("123456"),
      keyId,
    });
    let closings = 0;
    const closed = fixture(finance.operationClose);
    const slow = showWithdraw({
      finance: {
        withdrawSubmit: refusal("key_unknown"),
        operationClose: () => ((closings += 1) === 1 ? refusal("server_busy") : closed),
      },
    });
    await act(async () => slow.now().submit(seal));
    expect(slow.now()).toMatchObject({ state: "settled", result: { code: "key_unknown" } });
    expect([submitted(slow.client).length, closings]).toEqual([1, 2]);
    const left = showWithdraw({ finance: { withdrawSubmit: after(50, refusal("key_unknown")) } });
    const running = left.now().submit(seal);
    await waitFor(() => expect(submitted(left.client)).toHaveLength(1));
    left.unmount();
    expect(await running).toMatchObject({ code: "key_unknown" });
    expect(submitted(left.client)).toHaveLength(1);
  });
  it("gives a text that cannot be sealed as the result", async () => {
    const { now, client } = showWithdraw({});
    await act(async () =>
      now().submit(async ({ seal, keyId }) => ({
        accountId: "a1",
        amount: "10.00",
        password: await seal("字".repeat(107)),
        keyId,
      })),
    );
    expect(now()).toMatchObject({ state: "settled", result: { code: "seal_too_long" } });
    expect(submitted(client)).toEqual([]);
  });
  it("is unsent when the key cannot be fetched, and goes by retry", async () => {
    const { now, client } = showWithdraw({ service: { preInfo: failure("html") } });
    await act(async () =>
      now().submit(async ({ seal, keyId }) => ({
        accountId: "a1",
        amount: "10.00",
        password: await seal("123456"),
        keyId,
      })),
    );
    expect(now().state).toBe("unsent");
    client.answerWith({ service: { preInfo: fixture(contract.service.preInfo) } });
    await act(async () => now().retry());
    expect(now()).toMatchObject({ state: "settled", result: { ok: true } });
  });
});

describe("with time passing", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000_000, shouldAdvanceTime: true, advanceTimeDelta: 5 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = async (seconds: number): Promise<void> =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
    });
  const clocked: FakeOptions = { now: () => Date.now() };
  /** The server of a page that was left, as if it were no more. */
  const dead = { depositCreate: failure("silence"), operation: failure("silence"), operationClose: failure("silence") };

  it("says that nothing happened once the key of what never arrived is closed; the next press has another key", async () => {
    const { now, client, onSettled } = showDeposit({ depositCreate: failure("network"), operation: absent }, clocked);
    void now().submit(input);
    await pass(50);
    expect(now().state).toBe("confirming");
    await pass(20);
    expect(now()).toMatchObject({ state: "settled", result: { ok: false, code: "not_executed" }, pending: [] });
    expect(onSettled).toHaveBeenCalledOnce();
    client.answerWith({ finance: { depositCreate: order } });
    void now().submit(input);
    await pass(1);
    expect(now()).toMatchObject({ state: "settled", result: { ok: true } });
    expect(new Set(keys(client)).size).toBe(2);
  });
  it("says why it was refused only after the key is closed, and is confirming while that fails", async () => {
    const busy = refusal("server_busy");
    const { now, client } = showDeposit({ depositCreate: busy, operationClose: busy }, clocked);
    void now().submit(input);
    await pass(0.1);
    expect(now()).toMatchObject({ state: "confirming", result: null });
    client.answerWith({ finance: { operationClose: fixture(finance.operationClose) } });
    await pass(2);
    expect(now()).toMatchObject({ state: "settled", result: { code: "server_busy" }, pending: [] });
    client.answerWith({ finance: { operationClose: settled } });
    void now().submit(input);
    await pass(0.1);
    expect(now()).toMatchObject({ state: "settled", result: { ok: true, data: order } });
    expect([new Set(keys(client)).size, count(client, "finance.operation")]).toEqual([2, 0]);
  });
  it("is unsent without a connection, and goes with its key by retry or by the same input", async () => {
    const { now, client } = showDeposit({ depositCreate: order }, clocked);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await act(async () => expect(await now().submit(input)).toBeNull());
    expect(now()).toMatchObject({ state: "unsent", pending: [] });
    expect(client.requests).toEqual([]);
    vi.restoreAllMocks();
    void now().retry();
    await pass(1);
    expect(now()).toMatchObject({ state: "settled", result: { ok: true } });
    expect(keys(client)).toHaveLength(1);
  });
  it("with a back end that cannot close keys ends unsent; the same input and retry keep the key", async () => {
    const lacks = { operation: absent, operationClose: refusal("unknown_call") };
    const { now, client } = showDeposit({ depositCreate: failure("network"), ...lacks }, clocked);
    void now().submit(input);
    await pass(70);
    expect(now()).toMatchObject({ state: "unsent", result: null });
    void now().retry();
    await pass(70);
    expect(now().state).toBe("unsent");
    client.answerWith({ finance: { depositCreate: order } });
    void now().submit({ ...input });
    await pass(1);
    expect(now().state).toBe("settled");
    expect([keys(client).length, new Set(keys(client)).size]).toEqual([3, 1]);
  });
  it("asks until it is known while the server cannot be asked, and at once by retry or when the line is back", async () => {
    const away = { operation: refusal("server_busy"), operationClose: refusal("server_busy") };
    const { now, client } = showDeposit({ depositCreate: failure("network"), ...away }, clocked);
    void now().submit(input);
    await pass(600);
    expect(now()).toMatchObject({ state: "confirming", result: null });
    const asked = client.requests.length;
    expect(asked).toBeLessThan(20);
    expect(await now().retry()).toBeNull();
    await pass(0.1);
    globalThis.dispatchEvent(new Event("online"));
    await pass(0.1);
    expect([client.requests.length, now().state]).toEqual([asked + 2, "confirming"]);
    client.answerWith({ finance: { operationClose: settled } });
    await pass(60);
    expect(now()).toMatchObject({ state: "settled", result: { ok: true } });
    expect(keys(client)).toHaveLength(1);
  });
  it("of an ended session is taken up after the log-in of the same member", async () => {
    const { now, client } = showDeposit({ depositCreate: refusal("token"), operationClose: settled }, clocked);
    client.answerWith({ account: { login: { uid: "sample", lastLoginTime: null } } });
    await act(async () => now().submit(input));
    expect([client.session.get().status, now().state, now().result]).toEqual([0, "confirming", null]);
    await pass(120);
    expect(client.requests.map(({ call }) => call)).toEqual(["finance.depositCreate"]);
    await act(async () => client.account.login({ username: "m", password: "QQ==", keyId: "k" }));
    await pass(1);
    expect(now()).toMatchObject({ state: "settled", result: { ok: true }, pending: [] });
    expect(keys(client)).toHaveLength(1);
  });
  it("is asked on when the same member logs in anew meanwhile", async () => {
    const { now, client } = showDeposit({ depositCreate: failure("network"), operation: absent }, clocked);
    client.answerWith({ account: { login: { uid: "sample", lastLoginTime: null } } });
    void now().submit(input);
    await pass(20);
    await act(async () => client.account.login({ username: "m", password: "QQ==", keyId: "k" }));
    client.answerWith({ finance: { operation: settled } });
    await pass(20);
    expect(now()).toMatchObject({ state: "settled", result: { ok: true }, pending: [] });
  });
  it("is restored after a reload and settles there, reported once", async () => {
    const storage = createMemoryStorage();
    const before = showDeposit({ depositCreate: failure("silence") }, { ...clocked, storage });
    void before.now().submit(input);
    await pass(0.1);
    before.unmount();
    const { now, client, onSettled } = showDeposit({ operation: settled }, { ...clocked, storage });
    await pass(1);
    expect(now()).toMatchObject({ state: "settled", result: { ok: true, data: order }, pending: [] });
    expect([keys(client), onSettled.mock.calls.length]).toEqual([[], 1]);
  });
  it("restored long after is closed at the first question", async () => {
    const storage = createMemoryStorage();
    const before = showDeposit(dead, { ...clocked, storage });
    void before.now().submit(input);
    await pass(0.1);
    before.unmount();
    await pass(700);
    const { now, client } = showDeposit({ operation: absent }, { ...clocked, storage });
    await pass(1);
    expect(now()).toMatchObject({ state: "settled", result: { code: "not_executed" }, pending: [] });
    expect([count(client, "finance.operation"), count(client, "finance.operationClose")]).toEqual([0, 1]);
  });
  it("restored long after is forgotten when a back end that cannot close keys does not have it", async () => {
    const storage = createMemoryStorage();
    const before = showDeposit(dead, { ...clocked, storage });
    void before.now().submit(input);
    await pass(0.1);
    before.unmount();
    await pass(700);
    const { now } = showDeposit(
      { operation: absent, operationClose: refusal("unknown_call") },
      { ...clocked, storage },
    );
    await pass(1);
    expect(now()).toMatchObject({ state: "unsent", pending: [] });
  });
  it("is joined, not asked for or sent anew, when its page is left and entered again meanwhile", async () => {
    const client = createFakeClient({ finance: { depositCreate: after(5_000, order) } }, clocked);
    const given = { client, queryClient: createQueryClient() };
    const use = () => useMoneyAction(useCalls().finance.depositCreate);
    const first = show(use, {}, {}, given);
    void first.now().submit(input);
    await pass(1);
    first.unmount();
    const second = show(use, {}, {}, given);
    expect(second.now().pending).toHaveLength(1);
    await pass(6);
    expect(second.now()).toMatchObject({ state: "settled", result: { ok: true } });
    expect([keys(client).length, count(client, "finance.operation")]).toEqual([1, 0]);
  });
  it("keeps scopes of one page and members of one tab apart", async () => {
    const storage = createMemoryStorage();
    const use = (scope: string) => () => useMoneyAction(useCalls().finance.depositCreate, { scope });
    const one = show(use("a"), { finance: { depositCreate: failure("silence") } }, { ...clocked, storage });
    void one.now().submit(input);
    await pass(0.1);
    one.unmount();
    expect(show(use("b"), {}, { ...clocked, storage }).now().pending).toEqual([]);
    const other = createFakeClient({}, { ...clocked, storage });
    await act(async () => other.account.login({ username: "m", password: "QQ==", keyId: "k" }));
    other.session.get();
    const shown = show(use("a"), {}, {}, { client: other, queryClient: createQueryClient() });
    expect(other.session.get().memberId).toBe("sample");
    other.answerWith({ account: { login: { uid: "someone-else", lastLoginTime: null } } });
    await act(async () => other.account.login({ username: "n", password: "QQ==", keyId: "k" }));
    shown.unmount();
    expect(show(use("a"), {}, {}, { client: other, queryClient: createQueryClient() }).now().pending).toEqual([]);
  });
});
