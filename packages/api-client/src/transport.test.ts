import { getEventListeners } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "./contract/index.ts";
import { CanceledError, ContractError, HttpStatusError, NetworkError, TimeoutError } from "./errors.ts";
import { accepted, clientOf, type LocalServer, refused, reply, startServer } from "./local-server.test.support.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => server.close());

const faultOf = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "no fault",
    (error: unknown) => error,
  );

describe("the budget of a call", () => {
  it("ends a request that gets no answer, with the wording of the specification", async () => {
    server.answerWith(() => undefined);
    const fault = await faultOf(clientOf(server.origin, { timeoutMs: 60 }).service.phoneArea());
    expect(fault).toBeInstanceOf(TimeoutError);
    expect(fault).toMatchObject({ message: "timeout of 60 ms exceeded", code: "timeout" });
  });
  it("ends a body that never ends", async () => {
    server.answerWith((_received, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const drip = setInterval(() => response.write(" "), 10);
      response.on("close", () => clearInterval(drip));
    });
    // A path of its own: a request that another test gave up may still arrive.
    const client = clientOf(`${server.origin}/drip`, { timeoutMs: 400 });
    expect(await faultOf(client.service.phoneArea())).toBeInstanceOf(TimeoutError);
    expect(server.received.filter(({ url }) => url.startsWith("/drip"))).toHaveLength(1);
  });
  it("ends an error body that never ends", async () => {
    server.answerWith((_received, response) => {
      response.writeHead(400, { "content-type": "application/json" });
      response.write("{");
    });
    expect(await faultOf(clientOf(server.origin, { timeoutMs: 80 }).service.phoneArea())).toBeInstanceOf(TimeoutError);
  });
  it("caps attempts and the pauses between them", async () => {
    server.answerWith((_received, response) => reply(response, {}, { "retry-after": "1" }, 503));
    expect(await faultOf(clientOf(server.origin, { timeoutMs: 1_200 }).service.phoneArea())).toBeInstanceOf(
      TimeoutError,
    );
    expect(server.received).toHaveLength(2);
  });
  it("lets an answer inside the budget pass and leaves no timer behind", async () => {
    server.answerWith((_received, response) => setTimeout(() => reply(response, accepted([])), 30));
    const client = clientOf(server.origin, { timeoutMs: 200 });
    expect(await client.service.phoneArea()).toEqual({ ok: true, data: [] });
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(await client.service.phoneArea()).toEqual({ ok: true, data: [] });
  });
  it("may be another one for a single call", async () => {
    server.answerWith((_received, response) => setTimeout(() => reply(response, accepted([])), 120));
    const client = clientOf(server.origin, { timeoutMs: 40 });
    expect(await client.service.phoneArea({}, { timeoutMs: 1_000 })).toMatchObject({ ok: true });
    expect(await faultOf(client.service.phoneArea())).toBeInstanceOf(TimeoutError);
  });
  it.each([Number.NaN, 0, -1, Number.POSITIVE_INFINITY, 2_147_483_648, "10s" as unknown as number])(
    "refuses %s as a timeout",
    async (timeoutMs) => {
      expect(() => clientOf(server.origin, { timeoutMs })).toThrow(/timeout/);
      await expect(clientOf(server.origin).service.phoneArea({}, { timeoutMs })).rejects.toThrow(TypeError);
    },
  );
});

describe("sending again", () => {
  it.each([408, 429, 500, 502, 503, 504])("happens for a read by GET after status %i", async (status) => {
    server.answerWith((_received, response, count) =>
      count === 1 ? reply(response, {}, {}, status) : reply(response, accepted([])),
    );
    expect(await clientOf(server.origin).service.phoneArea()).toEqual({ ok: true, data: [] });
    expect(server.received).toHaveLength(2);
  });
  it.each([400, 401, 403, 404, 409, 413, 422, 501])("does not happen after status %i", async (status) => {
    server.answerWith((_received, response) => reply(response, {}, {}, status));
    expect(await faultOf(clientOf(server.origin).service.phoneArea())).toBeInstanceOf(HttpStatusError);
    expect(server.received).toHaveLength(1);
  });
  it("stops after two more tries", async () => {
    server.answerWith((_received, response) => reply(response, {}, {}, 500));
    expect(await faultOf(clientOf(server.origin).service.phoneArea())).toMatchObject({
      message: "request failed with status code 500",
    });
    expect(server.received).toHaveLength(3);
  });
  it("shares its tries between cut lines and error answers", async () => {
    server.answerWith((_received, response, count) =>
      count % 2 === 1 ? response.destroy() : reply(response, {}, {}, 502),
    );
    expect(await faultOf(clientOf(server.origin).service.phoneArea())).toBeInstanceOf(NetworkError);
    expect(server.received).toHaveLength(3);
  });
  it("never happens to a POST, not even one that reads", async () => {
    server.answerWith((_received, response) => reply(response, {}, {}, 503));
    expect(await faultOf(clientOf(server.origin).with(contract).finance.memberBanks())).toBeInstanceOf(HttpStatusError);
    expect(server.received).toHaveLength(1);
    server.answerWith((_received, response) => response.destroy());
    expect(await faultOf(clientOf(server.origin).with(contract).account.captcha({ scene: "login" }))).toBeInstanceOf(
      NetworkError,
    );
    expect(server.received).toHaveLength(1);
  });
  it("never happens to the two GETs that move money", async () => {
    const { games } = clientOf(server.origin);
    const reqId = "0123456789abcdef";
    for (const call of [
      async () => games.transfer({ from: "central", to: "x", amount: "1", reqId }),
      async () => games.recycle({ reqId }),
    ]) {
      server.answerWith((_received, response) => reply(response, {}, {}, 503));
      expect(await faultOf(call())).toBeInstanceOf(HttpStatusError);
      expect(server.received).toHaveLength(1);
      server.answerWith((_received, response) => response.destroy());
      expect(await faultOf(call())).toBeInstanceOf(NetworkError);
      expect(server.received).toHaveLength(1);
    }
  });
  it("does not happen after a refusal of the contract, whatever its status", async () => {
    server.answerWith((_received, response) =>
      reply(response, refused("maintenance", { until: "soon" }), { "retry-after": "1" }, 503),
    );
    expect(await clientOf(server.origin).service.phoneArea()).toEqual({
      ok: false,
      code: "maintenance",
      detail: { until: "soon" },
    });
    expect(server.received).toHaveLength(1);
  });
  it("happens when the server says that it was only busy", async () => {
    server.answerWith((_received, response, count) =>
      count === 1 ? reply(response, refused("server_busy"), {}, 503) : reply(response, accepted([])),
    );
    expect(await clientOf(server.origin).service.phoneArea()).toMatchObject({ ok: true });
  });
  it("does not happen after an answer that breaks the contract", async () => {
    server.answerWith((_received, response) => reply(response, accepted("not a list")));
    expect(await faultOf(clientOf(server.origin).service.phoneArea())).toBeInstanceOf(ContractError);
    expect(server.received).toHaveLength(1);
  });
  it("does not happen after a mistake of the program", async () => {
    let tries = 0;
    const fetch = async (): Promise<Response> => {
      tries += 1;
      throw new TypeError("x is not a function");
    };
    expect(await faultOf(clientOf(server.origin, { fetch }).service.phoneArea())).toEqual(
      new TypeError("x is not a function"),
    );
    expect(tries).toBe(1);
  });
  it.each(["Load failed", "Failed to fetch", "network error", "NetworkError when attempting to fetch resource."])(
    "knows the browsers' words for a cut line: %s",
    async (words) => {
      const fetch = async (): Promise<Response> => {
        throw new TypeError(words);
      };
      expect(
        await faultOf(clientOf(server.origin, { fetch }).with(contract).account.captcha({ scene: "login" })),
      ).toMatchObject({
        message: "Network Error",
        code: "network",
      });
    },
  );
  const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toUTCString();
  it.each([
    ["no number and no date", "soon"],
    ["a date gone by", "Wed, 01 Jan 2020 00:00:00 GMT"],
    ["a date with a year of two digits", "Sunday, 06-Nov-94 08:49:37 GMT"],
    ["no seconds", "0"],
    ["one second", "1"],
    ["a date about a second ahead", inSeconds(1)],
  ])("takes a Retry-After of %s", async (_what, after) => {
    server.answerWith((_received, response, count) =>
      count === 1 ? reply(response, {}, { "retry-after": after }, 429) : reply(response, accepted([])),
    );
    expect(await clientOf(server.origin).service.phoneArea()).toMatchObject({ ok: true });
    expect(server.received).toHaveLength(2);
  });
  it.each([
    ["seconds", "3600"],
    ["a date", inSeconds(3600)],
  ])("gives the answer at once when Retry-After, as %s, is beyond the budget", async (_what, after) => {
    server.answerWith((_received, response) => reply(response, {}, { "retry-after": after }, 503));
    expect(await faultOf(clientOf(server.origin).service.phoneArea())).toMatchObject({ status: 503 });
    expect(server.received).toHaveLength(1);
  });
});

describe("aborting", () => {
  it("before sending sends nothing and keeps the reason", async () => {
    server.answerWith((_received, response) => reply(response, accepted([])));
    const reason = new Error("page closed");
    const fault = await faultOf(clientOf(server.origin).service.phoneArea({}, { signal: AbortSignal.abort(reason) }));
    expect(fault).toBeInstanceOf(CanceledError);
    expect(fault).toMatchObject({ message: "canceled", cause: reason });
    expect(server.received).toHaveLength(0);
  });
  it("in flight ends the call", async () => {
    const abort = new AbortController();
    server.answerWith(() => abort.abort());
    expect(await faultOf(clientOf(server.origin).service.phoneArea({}, { signal: abort.signal }))).toBeInstanceOf(
      CanceledError,
    );
  });
  it("while the body comes ends the call and takes no token from it", async () => {
    const abort = new AbortController();
    server.answerWith((_received, response) => {
      response.writeHead(200, { "content-type": "application/json", id: "next-token", vid: "family" });
      response.write("{");
      setTimeout(() => abort.abort(), 20);
    });
    const client = clientOf(server.origin);
    expect(await faultOf(client.service.phoneArea({}, { signal: abort.signal }))).toBeInstanceOf(CanceledError);
    expect(client.session.hasToken()).toBe(false);
  });
  it("during the pause before another try sends no more", async () => {
    server.answerWith((_received, response) => reply(response, {}, { "retry-after": "2" }, 503));
    const abort = new AbortController();
    const call = faultOf(clientOf(server.origin).service.phoneArea({}, { signal: abort.signal }));
    setTimeout(() => abort.abort(), 100);
    expect(await call).toBeInstanceOf(CanceledError);
    expect(server.received).toHaveLength(1);
  });
  it("after the answer changes nothing", async () => {
    server.answerWith((_received, response) => reply(response, accepted([])));
    const abort = new AbortController();
    const result = await clientOf(server.origin).service.phoneArea({}, { signal: abort.signal });
    abort.abort();
    expect(result).toEqual({ ok: true, data: [] });
  });
});

describe("faults", () => {
  it.each([
    [400, "bad_request"],
    [404, "bad_request"],
    [500, "bad_response"],
    [502, "bad_response"],
  ] as const)("of status %i have the code %s", async (status, code) => {
    server.answerWith((_received, response) => {
      response.writeHead(status, { "content-type": "text/html" });
      response.end("<html>proxy</html>");
    });
    const fault = await faultOf(clientOf(server.origin).with(contract).account.captcha({ scene: "login" }));
    expect(fault).toMatchObject({ message: `request failed with status code ${status}`, code, status });
  });
  it("of a server that is not there keep their cause", async () => {
    const fault = await faultOf(clientOf("http://127.0.0.1:1").with(contract).account.captcha({ scene: "login" }));
    expect(fault).toMatchObject({ message: "Network Error" });
    expect((fault as Error).cause).toBeInstanceOf(TypeError);
  });
  it("of an answer cut off in the middle are faults of the network", async () => {
    server.answerWith((_received, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"status":true');
      setTimeout(() => response.destroy(), 10);
    });
    expect(await faultOf(clientOf(server.origin).with(contract).account.captcha({ scene: "login" }))).toBeInstanceOf(
      NetworkError,
    );
  });
  it("follow no redirect, which could carry the token away", async () => {
    server.answerWith((_received, response, count) =>
      count === 1 ? response.writeHead(307, { location: "/elsewhere" }).end() : reply(response, accepted([])),
    );
    expect(await faultOf(clientOf(server.origin).with(contract).account.captcha({ scene: "login" }))).toBeInstanceOf(
      NetworkError,
    );
    expect(server.received).toHaveLength(1);
  });
  it("of an error body beyond 10 MB still give their status", async () => {
    server.answerWith((_received, response) => {
      response.writeHead(500, { "content-type": "application/json" });
      response.end(Buffer.alloc(11_000_000, 32));
    });
    expect(await faultOf(clientOf(server.origin).with(contract).account.captcha({ scene: "login" }))).toMatchObject({
      status: 500,
    });
  });
  it("serialise without token and password", async () => {
    server.answerWith((_received, response, count) =>
      count === 1
        ? reply(response, accepted({ uid: "u1", lastLoginTime: null }), { id: "SECRET-TOKEN", vid: "f" })
        : response.destroy(),
    );
    const client = clientOf(server.origin);
    const login = { username: "m", password: "U0VDUkVU", keyId: "k1" };
    await client.with(contract).account.login(login);
    const fault = await faultOf(client.with(contract).account.login(login));
    expect(fault).toBeInstanceOf(NetworkError);
    const shown = JSON.stringify([
      fault,
      Object.entries(fault as object),
      String(fault),
      (fault as Error).stack,
      String((fault as Error).cause),
    ]);
    expect(JSON.parse(JSON.stringify(fault))).toEqual({
      name: "NetworkError",
      message: "Network Error",
      code: "network",
      method: "POST",
      path: "/api/x/v1/account/login",
    });
    expect(shown).not.toMatch(/SECRET-TOKEN|U0VDUkVU/);
  });
});

describe("a signal that many calls share", () => {
  it("keeps no listeners of them", async () => {
    server.answerWith((_received, response) => reply(response, accepted([])));
    const { signal } = new AbortController();
    const client = clientOf(server.origin);
    for (let round = 0; round < 20; round += 1) await client.member.balance({}, { signal }).catch(() => undefined);
    expect(server.received).toHaveLength(20);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
  it("ends those in flight", async () => {
    const abort = new AbortController();
    server.answerWith(() => abort.abort());
    const client = clientOf(server.origin);
    const faults = await Promise.all(
      [1, 2, 3].map(async () => faultOf(client.member.balance({}, { signal: abort.signal }))),
    );
    expect(faults.map((fault) => (fault as Error).message)).toEqual(["canceled", "canceled", "canceled"]);
  });
});
