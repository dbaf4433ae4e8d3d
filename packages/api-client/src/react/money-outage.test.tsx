// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contract } from "../contract/index.ts";
import { createMemoryStorage } from "../storage.ts";
import { createFakeClient, failure, type FakeAnswers, type FakeClient, fixture, refusal } from "../testing/index.ts";
import { clientWith } from "./client-context.ts";
import { createQueryClient } from "./query-client.ts";
import { show } from "./render.test.support.tsx";
import { useMoneyAction } from "./use-money-action.ts";

const { finance } = contract;
const useCalls = clientWith(contract);
const order = fixture(finance.depositCreate);
const input = { channelId: "c1", amount: "100.00" };
const recorded = fixture(finance.operation, {
  state: "settled",
  answer: JSON.stringify({ status: true, data: order }),
});
/** A server that has done what it was sent, and cannot say so. */
const outage = (fault: () => never): FakeAnswers => ({
  finance: { depositCreate: fault, operation: fault, operationClose: fault },
  member: { token: fault, balance: fault },
  games: { heartbeat: fault },
});
const recovered: FakeAnswers = { finance: { operation: recorded, operationClose: recorded } };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000, shouldAdvanceTime: true, advanceTimeDelta: 5 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const pass = async (seconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
  });
const setOnline = (isOnline: boolean): void => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
};

/** A page on the storage of one tab; a second one acts a reload. */
const openPage = (answers: FakeAnswers, storage = createMemoryStorage()) => {
  const client: FakeClient = createFakeClient(answers, { storage, now: () => Date.now() });
  const onSettled = vi.fn<(result: unknown) => void>();
  const shown = show(
    () => useMoneyAction(useCalls().finance.depositCreate, { onSettled }),
    {},
    {},
    { client, queryClient: createQueryClient({ report: () => undefined }) },
  );
  return { ...shown, onSettled, storage };
};
const asked = (client: FakeClient): number =>
  client.requests.filter(({ call }) => call.startsWith("finance.operation")).length;
const sent = (client: FakeClient): number =>
  client.requests.filter(({ call }) => call === "finance.depositCreate").length;

describe("an outage of ten minutes after a money request", () => {
  it.each(["network", "silence", "bad_gateway", "html", "not_found"] as const)(
    "of the kind %s is asked through with growing pauses, and known within a minute of its end",
    async (fault) => {
      const { now, client, onSettled } = openPage(outage(failure(fault)));
      void now().submit(input);
      const perMinute: number[] = [];
      for (let minute = 0; minute < 10; minute += 1) {
        const before = asked(client);
        await pass(60);
        perMinute.push(asked(client) - before);
        expect(now()).toMatchObject({
          state: "confirming",
          result: null,
          pending: [{ path: finance.depositCreate.path }],
        });
      }
      expect(perMinute.slice(-4).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(3);
      expect(perMinute.slice(1).every((count) => count <= 4)).toBe(true);
      client.answerWith(recovered);
      await pass(75);
      expect(now()).toMatchObject({ state: "settled", result: { ok: true, data: order }, pending: [] });
      expect([sent(client), onSettled.mock.calls.length]).toEqual([1, 1]);
    },
  );

  it.each([2, 30, 59, 61, 300])("is asked through a reload after %i seconds of it", async (seconds) => {
    const before = openPage(outage(failure("network")));
    void before.now().submit(input);
    await pass(seconds);
    before.unmount();
    before.client.close();
    const { now, client, onSettled } = openPage(outage(failure("network")), before.storage);
    await pass(1);
    expect(now()).toMatchObject({ state: "confirming", pending: [{ path: finance.depositCreate.path }] });
    const atReload = asked(client);
    await pass(600 - seconds);
    expect(now().state).toBe("confirming");
    expect(asked(client) - atReload).toBeGreaterThanOrEqual(6);
    client.answerWith(recovered);
    await pass(61);
    expect(now()).toMatchObject({ state: "settled", result: { ok: true, data: order }, pending: [] });
    expect([sent(client), onSettled.mock.calls.length]).toEqual([0, 1]);
  });

  it("goes on when the browser says offline meanwhile, also where it never says that the line is back", async () => {
    const { now, client } = openPage(outage(failure("network")));
    void now().submit(input);
    await pass(5);
    setOnline(false);
    await pass(600);
    const before = asked(client);
    await pass(60);
    expect([asked(client), now().state]).toEqual([before, "confirming"]);
    setOnline(true);
    client.answerWith(recovered);
    await pass(61);
    expect(now()).toMatchObject({ state: "settled", result: { ok: true } });
  });
});

describe("a call without a key", () => {
  const openSign = () => {
    const client = createFakeClient({ promo: { sign: failure("network") } }, { now: () => Date.now() });
    const given = { client, queryClient: createQueryClient({ report: () => undefined }) };
    return show(() => useMoneyAction(useCalls().promo.sign), {}, {}, given);
  };
  const signs = (client: FakeClient): number => client.requests.filter(({ call }) => call === "promo.sign").length;

  it("is sent again with growing pauses through an outage of ten minutes, until its end is known", async () => {
    const { now, client } = openSign();
    void now().submit({});
    await pass(600);
    expect(now()).toMatchObject({ state: "confirming", result: null });
    expect(signs(client)).toBeGreaterThanOrEqual(14);
    expect(signs(client)).toBeLessThanOrEqual(20);
    client.answerWith({ promo: { sign: refusal("already_signed") } });
    await pass(61);
    expect(now()).toMatchObject({ state: "settled", result: { code: "already_signed" } });
  });
  it("is sent again at once by retry, and not without a connection or a session", async () => {
    const { now, client } = openSign();
    setOnline(false);
    await act(async () => expect(await now().submit({})).toBeNull());
    expect([now().state, signs(client)]).toEqual(["unsent", 0]);
    setOnline(true);
    void now().retry();
    await pass(0.1);
    expect([now().state, signs(client)]).toEqual(["confirming", 1]);
    await pass(20);
    const before = signs(client);
    void now().retry();
    await pass(0.1);
    expect(signs(client)).toBe(before + 1);
    await act(async () => client.signOut());
    await pass(300);
    expect(signs(client)).toBe(before + 1);
  });
});
