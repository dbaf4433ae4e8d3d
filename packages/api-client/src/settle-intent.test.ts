import { describe, expect, it, vi } from "vitest";
import type { Client } from "./client-types.ts";
import { contract } from "./contract/index.ts";
import { createIntent, type Intent, pendingIntents } from "./intent.ts";
import { confirmIntent, sendIntent } from "./settle-intent.ts";
import { createStorage, type StorageArea } from "./storage.ts";
import { createFakeClient, failure, type FakeAnswers, fixture, refusal } from "./testing/index.ts";

const { depositCreate, operation } = contract.finance;
const order = fixture(depositCreate);
const input = { channelId: "c1", amount: "100.00" };
const absent = fixture(operation, { state: "absent", path: null, answer: null });
const settled = (answer: unknown) => fixture(operation, { state: "settled", path: depositCreate.path, answer: JSON.stringify(answer) });
const quick = { pausesMs: [0, 1, 1, 1] };

const setUp = (finance: NonNullable<FakeAnswers["finance"]>) => {
  const client = createFakeClient({ finance }, { timeoutMs: 60 });
  const intent = createIntent(client.storage, { path: depositCreate.path, member: "sample", fingerprint: "f", now: client.now() });
  if (intent === null) throw new Error("the intent was not stored");
  const lost: string[] = [];
  const send = async (of: Intent = intent) => sendIntent(client, client.finance.depositCreate, of, { ...input, reqId: of.key }, { ...quick, onLost: () => lost.push("lost") });
  const count = (call: string): number => client.requests.filter((request) => request.call === call).length;
  return { client, intent, send, lost, count };
};
const pending = (client: Client) => pendingIntents(client.storage, "sample", client.now());

describe("a money request", () => {
  it("with an answer is settled and leaves nothing pending", async () => {
    const { client, send, lost } = setUp({ depositCreate: order });
    expect(await send()).toEqual({ state: "settled", result: { ok: true, data: order } });
    expect([pending(client), lost]).toEqual([[], []]);
  });
  it("that is refused is settled too", async () => {
    const { client, send } = setUp({ depositCreate: refusal("amount_below_min", { min: "10.00" }) });
    expect(await send()).toMatchObject({ state: "settled", result: { code: "amount_below_min" } });
    expect(pending(client)).toEqual([]);
  });
  it.each(["network", "silence", "bad_gateway", "html"] as const)("whose answer is lost (%s) after the server did it is settled by its key, sent once", async (fault) => {
    const { client, send, lost, count } = setUp({ depositCreate: failure(fault), operation: settled({ status: true, data: order }) });
    expect(await send()).toEqual({ state: "settled", result: { ok: true, data: order } });
    expect([lost, count("finance.depositCreate"), pending(client)]).toEqual([["lost"], 1, []]);
  });
  it("whose refusal is lost gets the recorded refusal", async () => {
    const { send } = setUp({ depositCreate: failure("network"), operation: settled({ status: false, data: { min: "5" }, code: "amount_below_min" }) });
    expect(await send()).toEqual({ state: "settled", result: { ok: false, code: "amount_below_min", detail: { min: "5" } } });
  });
  it("answered by a refusal without a code of the contract proves nothing: the server is asked", async () => {
    const { client, intent } = setUp({ operation: settled({ status: true, data: order }) });
    const call = Object.assign(async () => ({ ok: false, code: "bad_request", isGuess: true, detail: {} }) as const, { definition: depositCreate });
    expect(await sendIntent(client, call, intent, { ...input, reqId: intent.key }, quick)).toEqual({ state: "settled", result: { ok: true, data: order } });
  });
  it("that is still on its way is waited for", async () => {
    let asked = 0;
    const { send } = setUp({ depositCreate: failure("network"), operation: () => ((asked += 1) < 4 ? absent : settled({ status: true, data: order })) });
    expect(await send()).toMatchObject({ state: "settled" });
  });
  it("that never arrived is unsent and stays pending with its key", async () => {
    const { client, intent, send, count } = setUp({ depositCreate: failure("network"), operation: absent });
    expect(await send()).toEqual({ state: "unsent" });
    expect([count("finance.operation"), pending(client)]).toEqual([4, [{ ...intent, sent: 1 }]]);
  });
  it("sent again carries the same key", async () => {
    let tries = 0;
    const { client, intent, send } = setUp({ depositCreate: () => ((tries += 1) === 1 ? failure("network")() : order), operation: absent });
    await send();
    expect(await send({ ...intent, sent: 1 })).toMatchObject({ state: "settled" });
    const keys = client.requests.filter(({ call }) => call === "finance.depositCreate").map((request) => (request.input as { reqId: string }).reqId);
    expect(keys).toEqual([intent.key, intent.key]);
  });
  it("sent again and refused by a limit proves nothing about the first: the server is asked", async () => {
    const { intent, send } = setUp({ depositCreate: refusal("rate_limited"), operation: settled({ status: true, data: order }) });
    expect(await send({ ...intent, sent: 1 })).toEqual({ state: "settled", result: { ok: true, data: order } });
  });
  it("cannot be told failed while the server cannot be asked", async () => {
    for (const answer of [failure("network"), refusal("server_busy"), refusal("token")]) {
      const { client, send } = setUp({ depositCreate: failure("network"), operation: answer });
      expect(await send()).toEqual({ state: "unknown" });
      expect(pending(client)).toHaveLength(1);
    }
  });
  it("is unknown when its recorded answer breaks the contract", async () => {
    const { send } = setUp({ depositCreate: failure("network"), operation: settled({ status: true, data: { id: 5 } }) });
    expect(await send()).toEqual({ state: "unknown" });
  });
  it("is not sent without a connection: a first one is known not to have happened, a repeated one is not", async () => {
    const { client, intent, send } = setUp({ depositCreate: order });
    vi.stubGlobal("navigator", { onLine: false });
    expect(await send()).toEqual({ state: "unsent" });
    expect(await send({ ...intent, sent: 1 })).toEqual({ state: "unknown" });
    expect([client.requests, pending(client)]).toEqual([[], []]);
    vi.unstubAllGlobals();
    expect(await send()).toMatchObject({ state: "settled" });
  });
  it("is not sent when the count of sendings cannot be stored", async () => {
    const { client, intent } = setUp({ depositCreate: order });
    const area: StorageArea = {
      getItem: () => JSON.stringify([intent]),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => undefined,
    };
    const full = { ...client, storage: createStorage({ local: () => area, session: () => area }) };
    expect(await sendIntent(full, client.finance.depositCreate, intent, { ...input, reqId: intent.key })).toEqual({ state: "not_stored" });
    expect(client.requests).toEqual([]);
  });
  it("can be asked for after a reload, and the asking can be ended", async () => {
    const { client, intent } = setUp({ operation: settled({ status: true, data: order }) });
    expect(await confirmIntent(client, depositCreate, intent, { signal: AbortSignal.abort() })).toEqual({ state: "unknown" });
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 10);
    expect(await confirmIntent(client, depositCreate, intent, { signal: abort.signal, pausesMs: [10_000] })).toEqual({ state: "unknown" });
    expect(await confirmIntent(client, depositCreate, intent, quick)).toMatchObject({ state: "settled", result: { ok: true } });
  });
});
