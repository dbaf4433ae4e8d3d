import { afterEach, describe, expect, it, vi } from "vitest";
import { createClient } from "./client.ts";
import type { Client } from "./client-types.ts";
import { COMMON_CODES, contract, UNRECORDED_CODES } from "./contract/index.ts";
import { createIntent, type Intent, pendingIntents } from "./intent.ts";
import { type ConfirmOptions, confirmIntent, sendIntent } from "./settle-intent.ts";
import { createStorage, type StorageArea } from "./storage.ts";
import { createFakeClient, failure, type FakeAnswers, fixture, refusal } from "./testing/index.ts";

const { withdrawSubmit, operation, operationClose } = contract.finance;
type Finance = NonNullable<FakeAnswers["finance"]>;
const done = fixture(withdrawSubmit);
const input = { accountId: "a1", amount: "100.00", password: "QUJD", keyId: "k1" };
const absent = fixture(operation, { state: "absent", path: null, answer: null });
const recorded = (answer: unknown) =>
  fixture(operation, { state: "settled", path: withdrawSubmit.path, answer: JSON.stringify(answer) });
const success = recorded({ status: true, data: done });
const notExecuted = fixture(operationClose);
const quick = { pausesMs: [0, 1], questions: 3 };

const setUp = (finance: Finance) => {
  const client = createFakeClient({ finance }, { timeoutMs: 400 });
  const intent = createIntent(client.storage, {
    path: withdrawSubmit.path,
    member: "sample",
    fingerprint: "f",
    now: client.now(),
  });
  if (intent === null) throw new Error("the intent was not stored");
  const lost: string[] = [];
  const send = async (of: Intent = intent, options: ConfirmOptions = {}, fields: object = input) =>
    sendIntent(
      client,
      client.finance.withdrawSubmit,
      of,
      { ...input, ...fields, reqId: of.key },
      {
        ...quick,
        onLost: () => lost.push("lost"),
        ...options,
      },
    );
  const count = (call: keyof Finance): number =>
    client.requests.filter((request) => request.call === `finance.${call}`).length;
  return { client, intent, send, lost, count };
};
const pending = (client: Client) => pendingIntents(client.storage, "sample", client.now());
/** Answers in turn; the last one stays. */
const inTurn = (...answers: readonly unknown[]) => {
  let nth = 0;
  return (): never => {
    const answer = answers[Math.min(nth, answers.length - 1)];
    nth += 1;
    return (typeof answer === "function" ? (answer as () => unknown)() : answer) as never;
  };
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a money request", () => {
  it("with an answer is settled and leaves nothing pending", async () => {
    const { client, send, lost } = setUp({ withdrawSubmit: done });
    expect(await send()).toEqual({ state: "settled", result: { ok: true, data: done } });
    expect([pending(client), lost]).toEqual([[], []]);
  });
  it.each([0, 3])("refused by a recorded code is settled at once, also after %i sendings", async (sent) => {
    for (const code of ["amount_below_min", "not_executed"] as const) {
      const { client, intent, send } = setUp({ withdrawSubmit: refusal(code, { min: "10.00" }) });
      expect(await send({ ...intent, sent })).toMatchObject({
        state: "settled",
        result: { code, detail: { min: "10.00" } },
      });
      expect([client.requests.length, pending(client)]).toEqual([1, []]);
    }
  });
  it("refused here by the schema was never sent; after an earlier sending its key is closed", async () => {
    const { client, intent, send } = setUp({ operationClose: success });
    expect(await send(intent, {}, { amount: "-5" })).toMatchObject({ result: { code: "bad_request", isLocal: true } });
    expect([client.requests, pending(client)]).toEqual([[], []]);
    expect(await send({ ...intent, sent: 1 }, {}, { amount: "-5" })).toMatchObject({ result: { ok: true } });
  });
  it("is not sent without a connection: a first one never happened, a repeated one is asked for", async () => {
    const { client, intent, send, count } = setUp({ withdrawSubmit: done, operation: success });
    vi.stubGlobal("navigator", { onLine: false });
    expect(await send()).toEqual({ state: "unsent" });
    const again = send({ ...intent, sent: 1 }, { trigger: new EventTarget() });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([client.requests, pending(client)]).toEqual([[], []]);
    vi.unstubAllGlobals();
    client.session.leave(Number.MAX_SAFE_INTEGER);
    expect(await again).toEqual({ state: "unknown" });
    expect(count("withdrawSubmit")).toBe(0);
  });
  it("is not sent when its sending cannot be counted; an earlier one is asked for", async () => {
    const { client, intent } = setUp({ operation: success });
    const area: StorageArea = {
      getItem: () => JSON.stringify([intent]),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => undefined,
    };
    const full = { ...client, storage: createStorage({ local: () => area, session: () => area }) };
    const send = async (of: Intent) =>
      sendIntent(full, client.finance.withdrawSubmit, of, { ...input, reqId: of.key }, quick);
    expect(await send(intent)).toEqual({ state: "not_stored" });
    expect(client.requests).toEqual([]);
    expect(await send({ ...intent, sent: 1 })).toMatchObject({ state: "settled", result: { ok: true } });
  });
});

/** Refusals that are no record, as a server may answer them. */
const UNRECORDED = [...UNRECORDED_CODES].filter((code) => code !== "token");
const CLOSINGS = [
  ["a recorded success", [success], true],
  ["a recorded refusal", [recorded({ status: false, data: {}, code: "money_locked" })], "money_locked"],
  ["not executed", [notExecuted], "original"],
  ["nothing at first, then a recorded success", [failure("network"), failure("html"), success], true],
  ["nothing at first, then not executed", [failure("silence"), failure("bad_gateway"), notExecuted], "original"],
  ["busy at first, then a recorded success", [refusal("server_busy"), refusal("rate_limited"), success], true],
  ["busy at first, then not executed", [refusal("server_busy"), refusal("maintenance"), notExecuted], "original"],
] as const;
const SENDINGS = [
  ["first", 0],
  ["second", 1],
] as const;
const cases = [...UNRECORDED, "E1024"].flatMap((code) =>
  SENDINGS.flatMap(([nth, sent]) =>
    CLOSINGS.map(([closing, answers, end]) => ({ code, nth, sent, closing, answers, end })),
  ),
);

describe("a refusal without a record proves nothing: the key is closed", () => {
  it("for every common code but the recorded one, and for the codes about keys", () => {
    expect(new Set([...UNRECORDED, "token", "not_executed"])).toEqual(
      new Set([...COMMON_CODES, "key_reused", "key_unknown"]),
    );
  });
  it.each(cases)("$code to the $nth sending, closing says: $closing", async ({ code, sent, answers, end }) => {
    const given = { ok: false, code, detail: { until: "x" } } as never;
    const { client, intent, send, lost, count } = setUp({ withdrawSubmit: given, operationClose: inTurn(...answers) });
    const outcome = await send({ ...intent, sent });
    const original = { code: code === "E1024" ? "bad_request" : code, detail: { until: "x" } };
    const wanted = end === true ? { ok: true, data: done } : end === "original" ? original : { code: end };
    expect(outcome).toMatchObject({ state: "settled", result: wanted });
    expect(pending(client)).toEqual([]);
    expect([count("withdrawSubmit"), count("operation"), count("operationClose")]).toEqual([1, 0, answers.length]);
    expect(client.requests.at(-1)?.input).toEqual({ reqId: intent.key, path: withdrawSubmit.path });
    expect(lost).toEqual(answers.length > 1 ? ["lost"] : []);
  });
  it.each([failure("network"), refusal("server_busy"), absent])(
    "and it is never settled while that fails: %o",
    async (answer) => {
      const given = new AbortController();
      let asked = 0;
      const failing = (): never => {
        asked += 1;
        if (asked === 5) given.abort();
        return answer as never;
      };
      const { client, send, lost } = setUp({ withdrawSubmit: refusal("server_busy"), operationClose: failing });
      expect(await send(undefined, { signal: given.signal })).toEqual({ state: "unknown" });
      expect([pending(client).length, lost, asked]).toEqual([1, ["lost"], 5]);
    },
  );
  it.each([0, 1])(
    "but after a refused session nobody can be asked: it stays pending (%i earlier sendings)",
    async (sent) => {
      const { client, intent, send, lost } = setUp({ withdrawSubmit: refusal("token"), operationClose: notExecuted });
      expect(await send({ ...intent, sent })).toEqual({ state: "unknown" });
      expect([client.requests.length, lost, pending(client).length]).toEqual([1, [], 1]);
      await client.account.login({ username: "m", password: "QQ==", keyId: "k" });
      client.answerWith({ finance: { operation: success } });
      expect(await confirmIntent(client, withdrawSubmit, intent, quick)).toMatchObject({ result: { ok: true } });
      expect(pending(client)).toEqual([]);
    },
  );
});

it("refused for a token that was replaced meanwhile is closed in the session that goes on", async () => {
  const { client: model, intent } = setUp({});
  const answers: Readonly<Record<string, object>> = {
    [withdrawSubmit.path]: { status: false, data: "token" },
    [operationClose.path]: { status: true, data: notExecuted },
  };
  const paths: string[] = [];
  const client = createClient({
    origin: "http://fake.test",
    storage: model.storage,
    tabChannel: false,
    fetch: async (request) => {
      const { pathname } = new URL(new Request(request).url);
      paths.push(pathname);
      return Response.json(answers[pathname], { headers: { id: "newer" } });
    },
  });
  const outcome = await sendIntent(
    client,
    client.with(contract).finance.withdrawSubmit,
    intent,
    { ...input, reqId: intent.key },
    quick,
  );
  expect(outcome).toMatchObject({ state: "settled", result: { ok: false, code: "not_executed" } });
  expect([paths, client.session.hasToken()]).toEqual([[withdrawSubmit.path, operationClose.path], true]);
});

describe("a lost answer", () => {
  it.each(["network", "silence", "bad_gateway", "html"] as const)(
    "(%s) to what was done is settled by its key",
    async (fault) => {
      const { client, send, lost, count } = setUp({ withdrawSubmit: failure(fault), operation: success });
      expect(await send()).toEqual({ state: "settled", result: { ok: true, data: done } });
      expect([lost, count("withdrawSubmit"), pending(client)]).toEqual([["lost"], 1, []]);
    },
  );
  it("to what was refused gets the recorded refusal, whatever its code", async () => {
    for (const code of ["amount_below_min", "server_busy"]) {
      const { send } = setUp({
        withdrawSubmit: failure("network"),
        operation: recorded({ status: false, data: { min: "5" }, code }),
      });
      expect(await send()).toEqual({ state: "settled", result: { ok: false, code, detail: { min: "5" } } });
    }
  });
  it("is waited for while the request may still be on its way", async () => {
    const { send, count } = setUp({ withdrawSubmit: failure("network"), operation: inTurn(absent, absent, success) });
    expect(await send()).toMatchObject({ state: "settled", result: { ok: true } });
    expect(count("operationClose")).toBe(0);
  });
  it.each([
    ["not executed", [notExecuted], { ok: false, code: "not_executed" }],
    ["done after all", [success], { ok: true }],
    [
      "lost, busy, then not executed",
      [failure("silence"), refusal("server_busy"), notExecuted],
      { code: "not_executed" },
    ],
  ])("of a request that is absent at the deadline is settled by closing: %s", async (_what, answers, result) => {
    const { client, send, count } = setUp({
      withdrawSubmit: failure("network"),
      operation: absent,
      operationClose: inTurn(...answers),
    });
    expect(await send()).toMatchObject({ state: "settled", result });
    expect([count("operation"), count("operationClose"), pending(client)]).toEqual([3, answers.length, []]);
  });
  it("is asked for until there is an answer that can be read, however long the server is away", async () => {
    for (const answer of [failure("network"), refusal("server_busy"), recorded({ status: true, data: { id: 5 } })]) {
      const silent = [...Array.from({ length: 20 }, () => answer), success];
      const { client, send, count } = setUp({
        withdrawSubmit: failure("network"),
        operation: answer,
        operationClose: inTurn(...silent),
      });
      expect(await send()).toMatchObject({ state: "settled", result: { ok: true } });
      expect([count("withdrawSubmit"), pending(client)]).toEqual([1, []]);
    }
  });
  it("is asked for less and less often, and at once when asked to or when the connection is back", async () => {
    vi.useFakeTimers({ now: 0 });
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    const times: number[] = [];
    const away = () => {
      times.push(Date.now() / 1_000);
      return refusal("server_busy");
    };
    const { client, intent } = setUp({ operation: away, operationClose: away });
    const trigger = new EventTarget();
    const running = confirmIntent(client, withdrawSubmit, intent, { trigger });
    await vi.advanceTimersByTimeAsync(200_000);
    expect(times).toEqual([0, 1, 3, 7, 15, 30, 60, 120, 180]);
    trigger.dispatchEvent(new Event("ask"));
    await vi.advanceTimersByTimeAsync(0);
    expect(times.at(-1)).toBe(200);
    vi.stubGlobal("navigator", { onLine: false });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(times.at(-1)).toBe(200);
    trigger.dispatchEvent(new Event("ask"));
    await vi.advanceTimersByTimeAsync(0);
    expect(times.at(-1)).toBe(500);
    vi.unstubAllGlobals();
    client.answerWith({ finance: { operationClose: notExecuted } });
    page.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(await running).toMatchObject({ state: "settled", result: { code: "not_executed" } });
  });
});

describe("the asking", () => {
  it("is ended by its signal, and taken up again later", async () => {
    const { client, intent } = setUp({ operation: success });
    const confirm = async (options: ConfirmOptions) => confirmIntent(client, withdrawSubmit, intent, options);
    expect(await confirm({ signal: AbortSignal.abort() })).toEqual({ state: "unknown" });
    expect(await confirm({ signal: AbortSignal.timeout(10), pausesMs: [10_000] })).toEqual({ state: "unknown" });
    expect(await confirm(quick)).toMatchObject({ state: "settled", result: { ok: true } });
  });
  it.each([
    ["between two questions", absent],
    ["during a question", failure("silence")],
  ])("ends with the session, %s: another member's word about the key is about another key", async (_when, answer) => {
    const { client, intent, count } = setUp({ operation: answer });
    const running = confirmIntent(client, withdrawSubmit, intent, { pausesMs: [0, 10_000] });
    await vi.waitFor(() => expect(count("operation")).toBe(1), { timeout: 20_000 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await client.account.login({ username: "other", password: "QQ==", keyId: "k" });
    expect(await running).toEqual({ state: "unknown" });
    expect([count("operation"), count("operationClose"), pending(client)]).toEqual([1, 0, []]);
  });
});

describe("a back end that cannot close keys", () => {
  it.each([
    ["says so", refusal("unknown_call")],
    ["has no such page", failure("not_found")],
  ])(
    "and %s answers a lost request that it does not have by unsent: it keeps its key",
    async (_how, operationClose) => {
      const { client, intent, send, count } = setUp({
        withdrawSubmit: failure("network"),
        operation: absent,
        operationClose,
      });
      expect(await send()).toEqual({ state: "unsent" });
      expect([count("operation"), pending(client)]).toEqual([4, [{ ...intent, sent: 1 }]]);
    },
  );
  it("is asked for the whole deadline after a refusal without a record", async () => {
    const { client, send, lost, count } = setUp({
      withdrawSubmit: refusal("server_busy"),
      operation: absent,
      operationClose: refusal("unknown_call"),
    });
    expect(await send()).toEqual({ state: "unsent" });
    expect([count("operation"), lost, pending(client).length]).toEqual([4, ["lost"], 1]);
    client.answerWith({ finance: { operation: inTurn(absent, success) } });
    expect(await send(pending(client)[0])).toMatchObject({ state: "settled", result: { ok: true } });
  });
  it("is asked on while it cannot say that it does not have the request", async () => {
    const silent = [...Array.from({ length: 6 }, () => refusal("server_busy")), absent];
    const { send, count } = setUp({
      withdrawSubmit: failure("network"),
      operation: inTurn(...silent),
      operationClose: refusal("unknown_call"),
    });
    expect(await send()).toEqual({ state: "unsent" });
    expect(count("operation")).toBe(7);
  });
});
