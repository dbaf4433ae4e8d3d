import { type AnyCall, contract, HEADER_NAMES } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldNames, sampleOf, servedCalls } from "../testing/calls.ts";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";
import { judge } from "./judge.ts";
import { BODIES, CONTENT_TYPES, METHODS, VALUES } from "./values.ts";

const WIDTH = 24;

describe("bad input", () => {
  let world: World;
  let member: TestClient;
  let sent = 0;
  beforeAll(async () => {
    world = await startWorld();
    member = world.client();
    await member.register("fuzzed");
  }, 60_000);
  afterAll(() => world.close());

  const check = async (name: string, call: AnyCall, url: string, init: RequestInit): Promise<void> => {
    const reply = await fetch(url, {
      ...init,
      headers: { ...member.headers(), ...(init.headers as Record<string, string> | undefined) },
    });
    sent += 1;
    const text = await reply.text();
    const body = typeof init.body === "string" ? init.body.slice(0, 100) : "";
    const asked = `${name} ${init.method ?? "GET"} ${url.slice(0, 200)} ${body}`;
    const where = `${asked} → ${reply.status} ${text.slice(0, 200)}`;
    if (init.method === "HEAD") return expect(reply.status, where).toBe(405);
    expect(judge(call, { status: reply.status, text }), where).toBeNull();
  };
  /** Gives how many were answered as they should; throws for the first that was not. */
  const runAll = async (jobs: readonly (() => Promise<void>)[]): Promise<number> => {
    const left = [...jobs];
    const before = sent;
    await Promise.all(
      Array.from({ length: WIDTH }, async () => {
        for (let job = left.pop(); job; job = left.pop()) await job();
      }),
    );
    return sent - before;
  };
  const place = (call: AnyCall, fields: readonly (readonly [string, string])[]): readonly [string, RequestInit] => {
    const text = fields.map(([name, value]) => `${name}=${value}`).join("&");
    const url = `${world.url}${call.path}`;
    if (call.method === "GET") return [`${url}?${text}`, {}];
    return [url, { method: "POST", body: text, headers: { "content-type": "application/x-www-form-urlencoded" } }];
  };

  it("in any field of any call is answered in the envelope, never with a fault", async () => {
    const jobs = servedCalls
      .filter(([name]) => name !== "service.upload")
      .flatMap(([name, call]) =>
        fieldNames(call).flatMap((field) =>
          VALUES.map((value) => () => {
            const others = Object.entries(sampleOf(call)).filter(([other]) => other !== field && other !== "reqId");
            const key = field === "reqId" || !fieldNames(call).includes("reqId") ? [] : [["reqId", newKey()] as const];
            const [url, init] = place(call, [
              ...others.map(([other, text]) => [other, encodeURIComponent(text)] as const),
              ...key,
              [field, value],
            ]);
            return check(name, call, url, init);
          }),
        ),
      );
    expect(await runAll(jobs)).toBe(jobs.length);
  }, 600_000);

  it("by another method, of another type, cut off or too large is answered in the envelope too", async () => {
    const jobs = servedCalls
      .filter(([name]) => name !== "account.logout")
      .flatMap(([name, call]) => {
        const url = `${world.url}${call.path}`;
        const methods = METHODS.filter((method) => method !== call.method).map(
          (method) => () => check(name, call, url, { method }),
        );
        const bodies = CONTENT_TYPES.flatMap((type) =>
          BODIES.slice(0, call.encoding === "query" ? 0 : undefined).map(
            (body) => () => check(name, call, url, { method: call.method, body, headers: { "content-type": type } }),
          ),
        );
        return [...methods, ...bodies];
      });
    expect(await runAll(jobs)).toBe(jobs.length);
  }, 600_000);

  it("meets every refusal that the parser owes: doubled, unknown and broken fields", async () => {
    const captcha = `${world.url}/api/x/v1/account/captcha`;
    const form = (body: string, type = "application/x-www-form-urlencoded"): Promise<Response> =>
      fetch(captcha, { method: "POST", body, headers: { "content-type": type } });
    for (const body of ["scene=sms&scene=sms", "scene=sms&__proto__[x]=1", "scene[]=sms", "scene=%", "scene=%FF"])
      expect((await form(body)).status).toBe(400);
    expect((await form("scene=sms", "application/x-www-form-urlencoded; charset=gbk")).status).toBe(415);
    expect((await form("scene=sms", "text/plain")).status).toBe(415);
    expect((await form(`scene=${"x".repeat(100_001)}`)).status).toBe(413);
    expect((await fetch(`${captcha}?scene=sms`, { method: "POST" })).status).toBe(400);
    expect((await form("scene=sms")).status).toBe(200);
  });

  it("in paths and headers finds no call and no fault", async () => {
    for (const path of [
      "/api",
      "/api/",
      "/api//findmed/v1/md",
      "/api/findmed/v1/md/",
      "/api/%2e%2e/console",
      "/api/findmed/v1/%6Dd%00",
      "/api/findmed/v1/promo/list",
      "/api/%zz",
    ]) {
      const reply = await fetch(world.url + path);
      expect(reply.status, path).toBeLessThan(500);
    }
    for (const value of ["x".repeat(5_000), "a b", "é".normalize("NFD").slice(0, 1), "'"]) {
      const reply = await fetch(`${world.url}/api/findmed/v1/member/token`, {
        headers: { [HEADER_NAMES.token]: value, [HEADER_NAMES.device]: value, [HEADER_NAMES.language]: value },
      });
      expect(await reply.json()).toMatchObject({ status: false, data: "token" });
    }
  });

  it("leaves no fault in the log, and the member logged in", async () => {
    expect(sent).toBeGreaterThan(10_000);
    expect(world.log()).not.toMatch(/call_failed|request_failed/);
    expect((await member.call(contract.member.token, {})).data.username).toBe("fuzzed");
  });
});
