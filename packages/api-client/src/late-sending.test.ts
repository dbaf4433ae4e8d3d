import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SenderOptions } from "./call-sender.ts";
import { contract, HEADER_NAMES } from "./contract/index.ts";
import type { LateSending, SendingCode } from "./late-sending.ts";
import { accepted, type LocalServer, reply, startServer } from "./local-server.test.support.ts";
import { createSession } from "./session.ts";
import { createMemoryStorage, textKey } from "./storage.ts";

const { phoneArea, preInfo } = contract.service;
const { balance } = contract.member;

let server: LocalServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => server.close());
afterEach(() => void vi.unstubAllGlobals());

/** The code on its way: each request for it is answered by the test. */
interface Line {
  readonly asked: { readonly arrive: () => void; readonly fail: (cause: Error) => void }[];
  readonly fetchCode: () => Promise<SendingCode>;
}
let line: Line;
let lateSending: typeof import("./late-sending.ts").lateSending;
beforeEach(async () => {
  server.answerWith((_received, response) => reply(response, accepted([])));
  // As in a page that has just been opened, none of the code is there.
  vi.resetModules();
  const code = await import("./sending.ts");
  ({ lateSending } = await import("./late-sending.ts"));
  const asked: Line["asked"] = [];
  line = {
    asked,
    fetchCode: async () => new Promise((resolve, reject) => asked.push({ arrive: () => resolve(code), fail: reject })),
  };
});

const makeSession = () => {
  const storage = createMemoryStorage();
  storage.set(
    textKey("session", "token", () => true),
    "t0",
  );
  return createSession({ storage, now: Date.now, handOver: false, onEnd: () => undefined, report: () => undefined });
};
const made = (options: Partial<SenderOptions> = {}): LateSending => {
  const sender: SenderOptions = {
    session: makeSession(),
    activity: { isRecent: () => true },
    report: () => undefined,
    timeoutMs: 10_000,
    headerNames: HEADER_NAMES,
    device: "d",
    urlOf: ({ path }) => new URL(path, server.origin),
    language: () => "en",
    site: null,
    cookies: () => "",
    fetch: undefined,
    onAnswer: undefined,
    ...options,
  };
  const late = lateSending(sender, { fetchPreInfo: async () => late.send(preInfo, {}), now: Date.now }, line.fetchCode);
  return late;
};
const code = (nth = 0): Line["asked"][number] => {
  const found = line.asked[nth];
  if (found === undefined) throw new Error("the code was not asked for");
  return found;
};

describe("a call made while the code of sending is on its way", () => {
  it("is sent when that has come, and asks for it once", async () => {
    const { send } = made();
    const calls = [send(phoneArea, {}), send(phoneArea, {})];
    expect(server.received).toHaveLength(0);
    code().arrive();
    expect(await Promise.all(calls)).toEqual([
      { ok: true, data: [] },
      { ok: true, data: [] },
    ]);
    await send(phoneArea, {});
    expect(line.asked).toHaveLength(1);
    expect(server.received).toHaveLength(3);
  });
  it("belongs to the session and the act that it was made in", async () => {
    const session = makeSession();
    let isRecent = true;
    const { send } = made({ session, activity: { isRecent: () => isRecent } });
    const [visitors, members, last] = [
      send(phoneArea, {}),
      send(balance, {}),
      send(contract.account.logout, {}, {}, { outlivesSession: true }),
    ];
    session.end("signed_out");
    isRecent = false;
    await expect(members).rejects.toMatchObject({ name: "AbortedError", request: { path: balance.path } });
    code().arrive();
    await Promise.allSettled([visitors, last]);
    expect(server.received.map(({ headers }) => [headers["token"], headers["background"]])).toEqual([
      ["t0", undefined],
      ["t0", undefined],
    ]);
  });
  it("can be aborted before and during the wait, which leaves others alone", async () => {
    const { send } = made();
    const caller = new AbortController();
    const waiting = send(phoneArea, {}, { signal: caller.signal });
    const other = send(phoneArea, {});
    caller.abort(new Error("left"));
    await expect(waiting).rejects.toMatchObject({ name: "CanceledError", cause: { message: "left" } });
    await expect(send(phoneArea, {}, { signal: caller.signal })).rejects.toMatchObject({ name: "CanceledError" });
    code().arrive();
    expect(await other).toEqual({ ok: true, data: [] });
    expect(server.received).toHaveLength(1);
  });
  it("ends with its budget", async () => {
    const { send } = made({ timeoutMs: 40 });
    await expect(send(phoneArea, {})).rejects.toMatchObject({
      name: "TimeoutError",
      message: "timeout of 40 ms exceeded",
    });
    await expect(send(phoneArea, {}, { timeoutMs: 20 })).rejects.toMatchObject({ timeoutMs: 20 });
    await expect(send(phoneArea, {}, { timeoutMs: 0 })).rejects.toBeInstanceOf(TypeError);
  });
  it("has for its request what the wait has left of the budget", async () => {
    const { send } = made();
    const call = send(phoneArea, {}, { timeoutMs: 400 });
    server.answerWith((_received, response) => setTimeout(() => reply(response, accepted([])), 300));
    setTimeout(code().arrive, 250);
    await expect(call).rejects.toMatchObject({ name: "TimeoutError", timeoutMs: 400 });
  });
  it("lets a password wait too", async () => {
    const { withSealed } = made();
    server.answerWith((_received, response) => reply(response, { status: false, data: null, code: "maintenance" }));
    const sealed = withSealed(async () => ({ ok: true, data: {} }));
    code().arrive();
    expect(await sealed).toMatchObject({ ok: false, code: "maintenance" });
  });
});

describe("the code of sending", () => {
  it("is asked for when the page is idle, and by a call no second time", async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (act: () => void) => idle.push(act));
    const { send } = made();
    expect(line.asked).toHaveLength(0);
    for (const act of idle) act();
    const call = send(phoneArea, {});
    expect(line.asked).toHaveLength(1);
    code().arrive();
    expect(await call).toEqual({ ok: true, data: [] });
    made();
    for (const act of idle) act();
    expect(line.asked).toHaveLength(1);
  });
  it("that did not come while the page was idle is asked for by the call", async () => {
    vi.stubGlobal("requestIdleCallback", (act: () => void) => act());
    const { send } = made();
    code().fail(new TypeError("Failed to fetch dynamically imported module"));
    await new Promise((resolve) => setTimeout(resolve));
    const call = send(phoneArea, {});
    code(1).arrive();
    expect(await call).toEqual({ ok: true, data: [] });
  });
});

describe("code that cannot be had", () => {
  it("is a fault of the line, and is asked for anew by the next call", async () => {
    const { send, withSealed } = made();
    const calls = [send(phoneArea, {}), send(balance, {}), withSealed(async () => ({ ok: true, data: {} }))];
    const cause = new TypeError("Failed to fetch dynamically imported module");
    code().fail(cause);
    for (const [nth, path] of [phoneArea.path, balance.path, preInfo.path].entries())
      await expect(calls[nth]).rejects.toMatchObject({
        name: "NetworkError",
        code: "network",
        request: { path },
        cause,
      });
    const next = send(phoneArea, {});
    code(1).arrive();
    expect(await next).toEqual({ ok: true, data: [] });
    expect(server.received).toHaveLength(1);
  });
});
