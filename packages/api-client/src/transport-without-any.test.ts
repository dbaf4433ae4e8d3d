import { getEventListeners } from "node:events";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { accepted, clientOf, type LocalServer, reply, startServer } from "./local-server.test.support.ts";

vi.hoisted(() => Object.assign(AbortSignal, { any: undefined }));

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

describe("in a browser without AbortSignal.any, a signal that many calls share", () => {
  it("is really without it here", () => {
    expect(Reflect.get(AbortSignal, "any")).toBeUndefined();
  });
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

it("ends a call at its budget there too", async () => {
  server.answerWith(() => undefined);
  expect(await faultOf(clientOf(server.origin, { timeoutMs: 50 }).service.phoneArea())).toMatchObject({
    message: "timeout of 50 ms exceeded",
  });
});
