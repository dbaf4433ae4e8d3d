import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ClientOptions } from "./client.ts";
import type { Client } from "./client-types.ts";
import { AbortedError, CanceledError } from "./errors.ts";
import type { TimedAnswer } from "./call-sender.ts";
import { createFakeClient, fixture, refusal } from "./testing/index.ts";
import { contract } from "./contract/index.ts";
import { accepted, clientOf, type LocalServer, refused, reply, startServer } from "./local-server.test.support.ts";
import { createMemoryStorage, textKey } from "./storage.ts";

let server: LocalServer;
const open: Client[] = [];
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => server.close());
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});

const REFUSED = { status: false, data: "token" };
const balance = fixture(contract.member.balance);
const login = { username: "m", password: "QQ==", keyId: "k" };
const loginAnswer = accepted({ uid: "u7", lastLoginTime: null });
const member = (token: string, family = "fam", options: ClientOptions = {}): Client => {
  const storage = createMemoryStorage();
  storage.set(
    textKey("session", "token", () => true),
    token,
  );
  storage.set(
    textKey("session", "vid", () => true),
    family,
  );
  const client = clientOf(server.origin, { storage, ...options });
  open.push(client);
  return client;
};
const until = async (holds: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: 20_000, interval: 5 });

/** A promise with the way to resolve it. */
const gate = (): { readonly promise: Promise<void>; readonly resolve: () => void } => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((open) => (resolve = open));
  return { promise, resolve };
};

describe("a session on the wire", () => {
  it("begins with the headers of the log-in and names the member", async () => {
    const client = clientOf(server.origin);
    server.answerWith((received, response) =>
      received.url.endsWith("/login")
        ? reply(response, loginAnswer, { id: "t1", vid: "f1" })
        : reply(response, accepted(balance), { id: "t2", vid: "f1" }),
    );
    await client.with(contract).account.login(login);
    expect(client.session.get()).toMatchObject({ status: 1, epoch: 1, memberId: "u7" });
    await client.member.balance();
    await client.member.balance();
    expect(server.received.map(({ headers }) => headers["token"])).toEqual([undefined, "t1", "t2"]);
  });
  it("does not begin with a refused log-in", async () => {
    const client = member("t0");
    server.answerWith((_received, response) => reply(response, refused("login_wrong"), { id: "t1", vid: "fam" }));
    await client.with(contract).account.login(login);
    expect(client.session.get().epoch).toBe(0);
  });
  it("ends once when six parallel calls are refused", async () => {
    const onSessionEnd = vi.fn<(reason: string) => void>();
    const client = member("t0", "fam", { onSessionEnd });
    server.answerWith((_received, response) => reply(response, REFUSED));
    const results = await Promise.allSettled(Array.from({ length: 6 }, async () => client.member.balance()));
    expect(onSessionEnd.mock.calls).toEqual([["rejected"]]);
    expect(results.every((one) => one.status === "rejected" || (!one.value.ok && one.value.code === "token"))).toBe(
      true,
    );
    expect(client.session.hasToken()).toBe(false);
  });
  /** A read whose token is refused after another answer has carried a newer one; `withNewer` answers it under that. */
  const readPastRotation = async (withNewer: object) => {
    const client = member("t0");
    const [arrived, released] = [gate(), gate()];
    server.answerWith((received, response) => {
      if (received.url.includes("phoneArea")) return reply(response, accepted([]), { id: "t1", vid: "fam" });
      if (received.headers["token"] !== "t0") return reply(response, withNewer);
      arrived.resolve();
      return void released.promise.then(() => reply(response, REFUSED));
    });
    const reading = client.member.balance();
    await arrived.promise;
    await client.service.phoneArea();
    released.resolve();
    return { client, read: await reading };
  };
  it("sends a read once more when its token was refused while another answer carried a newer one", async () => {
    const { client, read } = await readPastRotation(accepted(balance));
    expect(read).toMatchObject({ ok: true });
    expect(client.session.hasToken()).toBe(true);
  });
  it("does not loop when the newer token is refused too", async () => {
    const { client, read } = await readPastRotation(REFUSED);
    expect(read).toMatchObject({ ok: false, code: "token" });
    expect(server.received.filter(({ url }) => url.includes("balance"))).toHaveLength(2);
    expect(client.session.hasToken()).toBe(false);
  });
  it("does not loop when every refusal brings another token", async () => {
    const client = member("t0");
    server.answerWith((_received, response, count) => reply(response, REFUSED, { id: `t${count}`, vid: "fam" }));
    expect(await client.member.balance()).toMatchObject({ ok: false, code: "token" });
    expect(server.received).toHaveLength(2);
  });
  it("never sends a write again after a refused token", async () => {
    const client = member("t0");
    server.answerWith((received, response) => {
      if (received.url.includes("phoneArea")) return reply(response, accepted([]), { id: "t1", vid: "fam" });
      return setTimeout(() => reply(response, REFUSED), 60);
    });
    await Promise.all([client.with(contract).account.preferences({ autoTransfer: true }), client.service.phoneArea()]);
    expect(server.received.filter(({ url }) => url.includes("preferences"))).toHaveLength(1);
    expect(client.session.hasToken()).toBe(true);
  });
  it("lets no answer of an ended session through", async () => {
    const client = member("t0");
    server.answerWith((received, response) =>
      received.url.includes("logout")
        ? reply(response, accepted({ ok: true }))
        : setTimeout(() => reply(response, accepted(balance), { id: "t1", vid: "fam" }), 50),
    );
    const late = client.member.balance().catch((error: unknown) => error);
    await until(() => server.received.length === 1);
    client.signOut();
    expect(await late).toBeInstanceOf(AbortedError);
    expect((await late) as Error).toMatchObject({ message: "Request aborted" });
    expect(client.session.hasToken()).toBe(false);
  });
  it("lets no answer through that arrived whole just as the session ended", async () => {
    const client: Client = member("t0", "fam", {
      fetch: async () => {
        client.signOut();
        return new Response(JSON.stringify(accepted(balance)));
      },
    });
    await expect(client.member.balance()).rejects.toBeInstanceOf(AbortedError);
  });
  it("leaves the reads of visitors alone when it ends", async () => {
    const client = member("t0");
    server.answerWith((_received, response) => setTimeout(() => reply(response, accepted([])), 30));
    const read = client.service.phoneArea();
    client.signOut();
    expect(await read).toMatchObject({ ok: true });
  });
  it("reports a log-out to the server with the token it had, without waiting for it", async () => {
    const onSessionEnd = vi.fn<(reason: string) => void>();
    const client = member("t0", "fam", { onSessionEnd });
    server.answerWith((_received, response) => setTimeout(() => reply(response, REFUSED), 30));
    client.signOut();
    expect(client.session.get().status).toBe(0);
    await until(() => server.received.length === 1);
    expect(server.received[0]).toMatchObject({ method: "POST", url: contract.account.logout.path });
    expect(server.received[0]?.headers["token"]).toBe("t0");
    client.signOut();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(onSessionEnd.mock.calls).toEqual([["signed_out"]]);
    expect(server.received).toHaveLength(1);
  });
  it("begins anew with a log-in that was on its way while a refusal ended the old one", async () => {
    const onSessionEnd = vi.fn<(reason: string) => void>();
    const client = member("t0", "fam", { onSessionEnd });
    server.answerWith((received, response) =>
      received.url.endsWith("/login")
        ? setTimeout(() => reply(response, loginAnswer, { id: "n1", vid: "new" }), 80)
        : reply(response, REFUSED),
    );
    const [result] = await Promise.all([
      client.with(contract).account.login(login),
      client.member.balance(),
      client.member.messageNum().catch(() => undefined),
    ]);
    expect(result.ok).toBe(true);
    expect(onSessionEnd).toHaveBeenCalledOnce();
    expect(client.session.get()).toMatchObject({ status: 1, memberId: "u7" });
  });
  it("while leaving sends neither member calls nor background calls, and ignores refusals on their way", async () => {
    const onSessionEnd = vi.fn<(reason: string) => void>();
    const client = member("t0", "fam", { onSessionEnd });
    server.answerWith((_received, response) => setTimeout(() => reply(response, REFUSED), 30));
    const read = client.member.balance().catch((error: unknown) => error);
    await until(() => server.received.length === 1);
    client.session.leave(client.now() + 60_000);
    expect(await read).toBeInstanceOf(AbortedError);
    await expect(client.member.balance()).rejects.toBeInstanceOf(CanceledError);
    await expect(client.service.md({}, { background: true })).rejects.toBeInstanceOf(CanceledError);
    expect([onSessionEnd.mock.calls.length, server.received.length]).toEqual([0, 1]);
    client.session.leaveNow();
    expect(onSessionEnd.mock.calls).toEqual([["password_changed"]]);
  });
  it("takes no content of a member for a refused token", async () => {
    const client = member("t0");
    server.answerWith((_received, response) =>
      reply(response, { status: false, data: { field: "token" }, code: "bad_request", msg: "token" }),
    );
    await client.member.balance();
    expect(client.session.hasToken()).toBe(true);
  });
});

describe("tabs", () => {
  let count = 0;
  const tab = (token: string, family: string, tabChannel: string, options: ClientOptions = {}): Client =>
    member(token, family, { tabChannel, ...options });
  const channel = (): string => `test-${(count += 1)}`;

  it("of the same session end together, tabs of another member stay", async () => {
    const name = channel();
    const reasons: string[] = [];
    const one = tab("t0", "fam", name);
    const two = tab("t0", "fam", name, { onSessionEnd: (reason) => reasons.push(reason) });
    const three = tab("x0", "other", name);
    server.answerWith((_received, response) => reply(response, accepted({ ok: true })));
    one.signOut();
    await until(() => !two.session.hasToken());
    expect([reasons, three.session.hasToken()]).toEqual([["other_tab"], true]);
  });
  it("end together after a password change, each only once", async () => {
    const name = channel();
    const one = tab("t0", "fam", name);
    const reasons: string[] = [];
    const two = tab("t0", "fam", name, { onSessionEnd: (reason) => reasons.push(reason) });
    one.session.leave(one.now() + 60_000);
    await until(() => !two.session.hasToken());
    expect(reasons).toEqual(["other_tab"]);
    expect(one.session.get().leavingUntil).not.toBeNull();
  });
  it("help a tab whose token is stale: it reads on with the newer one", async () => {
    const name = channel();
    const onSessionEnd = vi.fn<(reason: string) => void>();
    const stale = tab("t0", "fam", name, { onSessionEnd });
    tab("t5", "fam", name);
    tab("z9", "other", name);
    server.answerWith((received, response) =>
      reply(response, received.headers["token"] === "t5" ? accepted(balance) : REFUSED),
    );
    expect(await stale.member.balance()).toMatchObject({ ok: true });
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
  it("are not ended by the refusal of one stale token", async () => {
    const name = channel();
    const stale = tab("t0", "fam-a", name);
    const live = tab("t5", "fam-b", name);
    server.answerWith((_received, response) => reply(response, REFUSED));
    await stale.member.balance();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([stale.session.hasToken(), live.session.hasToken()]).toEqual([false, true]);
  });
  const openElsewhere = () => {
    const storage = createMemoryStorage();
    storage.set(
      textKey("local", "session_open", () => true),
      "1",
    );
    return storage;
  };
  it("hand a session to a new tab, unless one of them may not", async () => {
    const name = channel();
    tab("t5", "fam", name);
    const fresh = clientOf(server.origin, { tabChannel: name, storage: openElsewhere() });
    open.push(fresh);
    await fresh.session.start();
    expect(fresh.session.get().status).toBe(1);
    const closed = channel();
    tab("t5", "fam", closed, { sessionHandOver: false });
    const alone = clientOf(server.origin, { tabChannel: closed, storage: openElsewhere() });
    open.push(alone);
    await alone.session.start();
    expect(alone.session.get().status).toBe(0);
    const wary = clientOf(server.origin, { tabChannel: name, storage: openElsewhere(), sessionHandOver: false });
    open.push(wary);
    await wary.session.start();
    expect(wary.session.get().status).toBe(0);
  });
  it("follow a log-out that a handed-over tab makes", async () => {
    const name = channel();
    const first = tab("t5", "fam", name);
    const fresh = clientOf(server.origin, { tabChannel: name, storage: openElsewhere() });
    open.push(fresh);
    await fresh.session.start();
    server.answerWith((_received, response) => reply(response, accepted({ ok: true })));
    fresh.signOut();
    await until(() => !first.session.hasToken());
    expect(server.received[0]?.headers["token"]).toBe("t5");
  });
  it("that was cloned leaves the other logged in when it gets a newer token and is closed", async () => {
    const name = channel();
    const onSessionEnd = vi.fn<(reason: string) => void>();
    const first = tab("t0", "fam", name, { onSessionEnd });
    const clone = tab("t0", "fam", name);
    server.answerWith((received, response) =>
      received.headers["token"] === "t0"
        ? reply(response, accepted(balance), { id: "t1", vid: "fam" })
        : reply(response, accepted(balance)),
    );
    await clone.member.balance();
    await new Promise((resolve) => setTimeout(resolve, 50));
    clone.close();
    server.answerWith((received, response) =>
      reply(response, received.headers["token"] === "t1" ? accepted(balance) : REFUSED),
    );
    expect(await first.member.balance()).toMatchObject({ ok: true });
    expect([onSessionEnd.mock.calls, server.received.length]).toEqual([[], 1]);
  });
  it("say together that a session ended idle", async () => {
    const name = channel();
    const reasons: string[] = [];
    const onSessionEnd = (reason: string): number => reasons.push(reason);
    const one = tab("t0", "fam", name, { onSessionEnd });
    const two = tab("t0", "fam", name, { onSessionEnd });
    server.answerWith((_received, response) => reply(response, { ...REFUSED, reason: "idle" }));
    expect(await one.member.balance()).toMatchObject({ ok: false, code: "token" });
    await until(() => !two.session.hasToken());
    expect([reasons, server.received.length]).toEqual([["idle", "idle"], 1]);
  });
});

it("of a fake client ends idle by a refusal that says so", async () => {
  const onSessionEnd = vi.fn<(reason: string) => void>();
  const client = createFakeClient({ member: { balance: refusal("token", { reason: "idle" }) } }, { onSessionEnd });
  open.push(client);
  expect(await client.member.balance()).toMatchObject({ ok: false, code: "token" });
  expect([onSessionEnd.mock.calls, client.session.hasToken()]).toEqual([[["idle"]], false]);
});

describe("the time of an answer", () => {
  it("is handed on with its header, its data and the readings around it", async () => {
    const answers: TimedAnswer[] = [];
    const serverTime = "2026-11-28T12:00:00.000+08:00";
    const client = createFakeClient(
      {
        service: { md: fixture(contract.service.md, { serverTime }) },
        finance: { depositOpen: refusal("server_busy") },
      },
      { serverNow: () => Date.parse(serverTime), onAnswer: (answer) => answers.push(answer) },
    );
    await client.service.md();
    await client.finance.depositOpen();
    expect(answers.map(({ date }) => date)).toEqual(Array.from({ length: 2 }, () => "Sat, 28 Nov 2026 04:00:00 GMT"));
    expect(answers[0]?.data).toMatchObject({ serverTime });
    expect(answers[1]?.data).toBeNull();
    expect(answers[0]?.receivedAt).toBeGreaterThanOrEqual(answers[0]?.sentAt ?? Number.NaN);
    client.close();
  });
});
