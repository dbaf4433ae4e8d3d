import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createClient } from "./client.ts";
import { account } from "./contract/account.ts";
import { accepted, clientOf, type LocalServer, refused, reply, startServer } from "./local-server.test.support.ts";
import { createMemoryStorage, textKey } from "./storage.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => server.close());
const receivedFrom = async (send: () => Promise<unknown>, answer: unknown = accepted([])) => {
  server.answerWith((_received, response) => reply(response, answer));
  await send().catch(() => undefined);
  const [received] = server.received;
  if (received === undefined) throw new Error("nothing was sent");
  return received;
};

describe("headers", () => {
  it("go with every request: device, language, site code and the fixed 24", async () => {
    const client = clientOf(server.origin, {
      site: "S1",
      locale: "zh-CN",
      platform: { userAgent: "Android", maxTouchPoints: 5 },
    });
    const { headers } = await receivedFrom(async () => client.service.phoneArea());
    expect(headers).toMatchObject({
      device: client.device,
      lang: "zh-CN",
      site: "S1",
      d: "24",
      accept: "application/json",
    });
    expect(client.device).toMatch(/^webandroid[a-z0-9]{16,40}$/);
    expect(headers).not.toHaveProperty("token");
  });
  it("leave the site code out for brands without one", async () => {
    expect((await receivedFrom(async () => clientOf(server.origin).service.phoneArea())).headers).not.toHaveProperty(
      "site",
    );
  });
  it("take the names of an operator's back end, and paths too", async () => {
    const storage = createMemoryStorage();
    storage.set(
      textKey("session", "token", () => true),
      "t0",
    );
    const client = clientOf(`${server.origin}/gate/`, {
      storage,
      headerNames: { device: "X-Device", token: "Authorization", nextToken: "X-Next" },
      paths: { "/api/findmed/v1/member/phoneArea": "/v2/areas?kind=phone" },
    });
    server.answerWith((_received, response) => reply(response, accepted([]), { "x-next": "t1" }));
    await client.service.phoneArea();
    await client.service.phoneArea();
    expect(server.received[0]?.url).toBe("/gate/v2/areas?kind=phone");
    expect(server.received[0]?.headers).toMatchObject({ "x-device": client.device, authorization: "t0" });
    expect(server.received[1]?.headers.authorization).toBe("t1");
  });
  it("follow the language as it changes and drop one that is not safe in a header", async () => {
    let locale = "en";
    const client = clientOf(server.origin, { locale: () => locale });
    expect((await receivedFrom(async () => client.service.phoneArea())).headers["lang"]).toBe("en");
    locale = "web中文\n";
    expect((await receivedFrom(async () => client.service.phoneArea())).headers).not.toHaveProperty("lang");
  });
  it.each(["web中文", "web\nabcdefghijklmnop", "", "x".repeat(5_000)])(
    "survive a corrupt stored device number: %j",
    async (value) => {
      const storage = createMemoryStorage();
      storage.set(
        textKey("local", "uuid", () => true),
        value,
      );
      const client = clientOf(server.origin, { storage });
      expect((await receivedFrom(async () => client.service.phoneArea())).headers["device"]).toMatch(
        /^web[a-z0-9]{16,40}$/,
      );
    },
  );
  it("that cannot be names, and site codes that cannot be values, are refused when the client is made", () => {
    expect(() => clientOf(server.origin, { headerNames: { token: "to ken" } })).toThrow(/token header/);
    expect(() => clientOf(server.origin, { site: "十" })).toThrow(/site code/);
    expect(() => clientOf(server.origin, { paths: { "/api/x": "https://evil.test/x" } })).toThrow(
      "Unsupported protocol https:",
    );
  });
});

describe("bodies", () => {
  it("of a POST are form-urlencoded in UTF-8, plus signs and Chinese intact", async () => {
    const received = await receivedFrom(async () =>
      clientOf(server.origin)
        .with({ account })
        .account.login({ username: "王 小明", password: "a+b/c+d=", keyId: "k" }),
    );
    expect(received.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/i);
    expect(Object.fromEntries(new URLSearchParams(received.body.toString("utf8")))).toEqual({
      username: "王 小明",
      password: "a+b/c+d=",
      keyId: "k",
    });
  });
  it("are absent from a GET, whose input is the query", async () => {
    const received = await receivedFrom(async () =>
      clientOf(server.origin).member.recordGame({ date: 1, platform: "a:b" }),
    );
    expect(received.body).toHaveLength(0);
    expect(received.headers).not.toHaveProperty("content-type");
    expect(received.url).toBe("/api/findmed/v1/member/record/game?date=1&page=1&size=20&platform=a%3Ab");
  });
  it("of an upload keep the browser's boundary and every byte", async () => {
    const bytes = new Uint8Array(3_000).map((_byte, index) => index % 256);
    const file = new File([bytes], "回单.png", { type: "image/png" });
    const received = await receivedFrom(async () => clientOf(server.origin).service.upload({ file, scene: "slip" }));
    const type = received.headers["content-type"] ?? "";
    expect(type).toMatch(/^multipart\/form-data; boundary=\S+$/);
    const form = await new Response(new Uint8Array(received.body), { headers: { "content-type": type } }).formData();
    expect(form.get("scene")).toBe("slip");
    expect(new Uint8Array(await (form.get("file") as File).arrayBuffer())).toEqual(bytes);
  });
  it("that break the call's schema are refused here and not sent", async () => {
    server.answerWith((_received, response) => reply(response, accepted([])));
    const client = clientOf(server.origin);
    const refused = { ok: false, code: "bad_request", isLocal: true };
    const login = await client.with({ account }).account.login({ username: "  ", password: "QQ==", keyId: "k" });
    expect(login).toEqual({ ...refused, detail: { field: "username" } });
    expect(
      await client.games.transfer({ from: "central", to: "x", amount: "1e5", reqId: "0123456789abcdef" }),
    ).toMatchObject({ code: "bad_request", detail: { field: "amount" } });
    expect(server.received).toHaveLength(0);
  });
});

describe("answers", () => {
  it("are decoded by the charset of their header", async () => {
    server.answerWith((_received, response) => {
      response.writeHead(200, { "Content-Type": 'Application/JSON; Charset="gbk"' });
      response.end(
        Buffer.concat([
          Buffer.from('{"status":true,"data":[{"code":"86","iso":"CN","pattern":"","name":"'),
          Buffer.from([0xd6, 0xd0]),
          Buffer.from('"}]}'),
        ]),
      );
    });
    expect(await clientOf(server.origin).service.phoneArea()).toMatchObject({ ok: true, data: [{ name: "中" }] });
  });
  it("whose bytes are no text of their charset are no answer, not a changed one", async () => {
    server.answerWith((_received, response) =>
      response.end(
        Buffer.concat([
          Buffer.from('{"status":true,"data":[{"code":"86","iso":"CN","pattern":"","name":"'),
          Buffer.from([0xe4, 0xb8, 0x41]),
          Buffer.from('"}]}'),
        ]),
      ),
    );
    await expect(clientOf(server.origin).service.phoneArea()).rejects.toMatchObject({ fault: "not_json" });
  });
  it("may carry a byte order mark", async () => {
    server.answerWith((_received, response) =>
      response.end(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('{"status":true,"data":[]}')])),
    );
    expect(await clientOf(server.origin).service.phoneArea()).toMatchObject({ ok: true });
  });
  it("without a body are a break of the contract, 204 among them", async () => {
    server.answerWith((_received, response) => response.writeHead(204).end());
    await expect(clientOf(server.origin).service.phoneArea()).rejects.toMatchObject({ fault: "empty", status: 204 });
  });
  it("with a loose status are read and reported", async () => {
    const report = vi.fn<(error: unknown) => void>();
    const client = clientOf(server.origin, { report });
    server.answerWith((_received, response, count) =>
      reply(response, { status: count === 1 ? "ok" : "false", data: [] }),
    );
    expect(await client.service.phoneArea()).toEqual({ ok: true, data: [] });
    expect(await client.service.phoneArea()).toMatchObject({ ok: false });
    expect(report.mock.calls.map(([fault]) => (fault as { fault: string }).fault)).toEqual([
      "loose_status",
      "loose_status",
    ]);
  });
  it("that refuse are results, not exceptions", async () => {
    server.answerWith((_received, response) => reply(response, refused("captcha_wrong")));
    expect(
      await clientOf(server.origin).with({ account }).account.login({ username: "m", password: "QQ==", keyId: "k" }),
    ).toEqual({
      ok: false,
      code: "captcha_wrong",
      detail: {},
    });
  });
});

describe("the XSRF header", () => {
  const xsrfOf = async (pageOrigin: string | undefined, cookies: string): Promise<unknown> => {
    if (pageOrigin !== undefined) vi.stubGlobal("location", { origin: pageOrigin, href: `${pageOrigin}/home` });
    try {
      const client = createClient({
        origin: server.origin,
        storage: createMemoryStorage(),
        tabChannel: false,
        cookies: () => cookies,
      });
      return (await receivedFrom(async () => client.with({ account }).account.captcha({ scene: "login" }))).headers[
        "x-xsrf-token"
      ];
    } finally {
      vi.unstubAllGlobals();
    }
  };
  it("goes to the page's own origin when the cookie is there", async () => {
    expect(await xsrfOf(server.origin, "a=1; XSRF-TOKEN=ab%2Bc; b=2")).toBe("ab+c");
    expect(await xsrfOf(server.origin, "XSRF-TOKEN=a=b=")).toBe("a=b=");
  });
  it.each(["", "a=1", "XSRF-TOKEN=", "XSRF-TOKEN=%E0%A4%A", "XSRF-TOKEN=中", "NOT-XSRF-TOKEN=1", "xsrf-token=1"])(
    "is left out for the cookies %j",
    async (cookies) => {
      expect(await xsrfOf(server.origin, cookies)).toBeUndefined();
    },
  );
  it("never goes to another origin, nor from where there is no page", async () => {
    expect(await xsrfOf("https://site.test", "XSRF-TOKEN=secret")).toBeUndefined();
    expect(await xsrfOf(undefined, "XSRF-TOKEN=secret")).toBeUndefined();
  });
});

it("does not change the options it is given", async () => {
  const options = Object.freeze({ headerNames: Object.freeze({ device: "x-dev" }), paths: Object.freeze({}) });
  const client = clientOf(server.origin, options);
  const callOptions = Object.freeze({ timeoutMs: 500 });
  server.answerWith((_received, response) => reply(response, accepted([])));
  await client.service.phoneArea(Object.freeze({}), callOptions);
  expect(await client.service.phoneArea({}, callOptions)).toMatchObject({ ok: true });
});
