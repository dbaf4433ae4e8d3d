import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { contract } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

describe("a client that goes away", () => {
  let world: World;
  let member: TestClient;
  beforeAll(async () => {
    world = await startWorld({ passwordCost: { memoryCost: 65_536, timeCost: 6 } });
    member = world.client();
    await member.register("impatient");
  }, 60_000);
  afterAll(() => world.close());

  it("in the middle of a body is no error", async () => {
    const { port } = new URL(world.url);
    for (const type of ["multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "application/json"]) {
      const paths = [
        contract.service.upload.path,
        contract.account.login.path,
        "/reports/csp",
        "/console/api/jobs/run",
      ];
      for (const path of paths) {
        const socket = connect(Number(port), "127.0.0.1");
        await once(socket, "connect");
        const headers = [
          `content-type: ${type}`,
          "content-length: 5000",
          `token: ${member.token ?? ""}`,
          `authorization: Bearer ${world.sandbox.consoleSecret}`,
        ];
        socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${headers.join("\r\n")}\r\n\r\n--x\r\n`);
        await sleep(20);
        socket.resetAndDestroy();
      }
    }
    await sleep(200);
    expect(world.log()).not.toMatch(/"level":(?:50|60)/);
  }, 30_000);

  it("while it waits for its turn gives its place away", async () => {
    const { sealed, keyId } = await member.seal("Wrongpass1");
    const input = new URLSearchParams({ username: "impatient", password: sealed, keyId });
    const requests = Array.from({ length: 12 }, async () => {
      const leaving = new AbortController();
      setTimeout(() => leaving.abort(), 100);
      const headers = world.client().headers();
      await fetch(world.url + contract.account.login.path, {
        method: "POST",
        headers,
        body: input,
        signal: leaving.signal,
      }).catch(() => undefined);
    });
    await Promise.all(requests);
    await sleep(1_500);
    expect(world.log()).not.toMatch(/"level":(?:50|60)/);
    expect(world.log().match(/login_wrong/g)?.length ?? 0).toBeLessThan(8);
    expect((await member.logIn("impatient", "Passw0rdgood")).code).toBe("");
  }, 30_000);

  it("takes JSON with a repeated name from nobody", async () => {
    const headers = { authorization: `Bearer ${world.sandbox.consoleSecret}`, "content-type": "application/json" };
    const send = (path: string, body: string) => fetch(world.url + path, { method: "POST", headers, body });
    const twice = await send("/console/api/closings/site", '{"minutes":1,"minutes":0,"lift":1}');
    expect([twice.status, await twice.json()]).toEqual([409, { ok: false, error: "Send a JSON object or a form." }]);
    await send("/reports/csp", '{"csp-report":{"blocked-uri":"canary-one"},"csp-report":{"blocked-uri":"canary-two"}}');
    expect(world.log()).not.toContain("canary-");
  });
});
