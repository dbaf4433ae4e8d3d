import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { contract, HEADER_NAMES } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWorld, STATISTICS_HOST, tenantOf, type World } from "../testing/world.ts";

const STATISTICS_SCRIPT = "parent.postMessage({ ready: true }, '*');";
const ALWAYS = [
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "content-security-policy",
];

const buildApp = (): string => {
  const outside = mkdtempSync(join(tmpdir(), "site-"));
  writeFileSync(join(outside, "secret.key"), "secret");
  const folder = join(outside, "dist");
  mkdirSync(join(folder, "assets"), { recursive: true });
  mkdirSync(join(folder, "home"));
  mkdirSync(join(folder, "app/home"), { recursive: true });
  writeFileSync(join(folder, "app/home/index.html"), "<!doctype html><html><body>prerendered for phones</body></html>");
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><html><head><style>b{}</style><script type="importmap">{}</script>' +
      '<script type="module" src="/assets/main-abc123.js"></script></head><body>shell</body></html>',
  );
  writeFileSync(
    join(folder, "home", "index.html"),
    '<!doctype html><html><body style="color:red">prerendered</body></html>',
  );
  writeFileSync(join(folder, "stats.html"), `<!doctype html><script>${STATISTICS_SCRIPT}</script>`);
  writeFileSync(join(folder, "assets", "main-abc123.js"), `export const text = "${"long ".repeat(500)}";`);
  writeFileSync(join(folder, "assets", "main-abc123.js.gz"), gzipSync("precompressed"));
  writeFileSync(join(folder, "sw.js"), "self.skipWaiting;");
  return folder;
};

describe("headers and files", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ tenants: [tenantOf("alpha", { staticDir: buildApp() }), tenantOf("beta")] });
  }, 60_000);
  afterAll(() => world.close());
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(world.url + path, { headers });

  it("are complete on every kind of reply", async () => {
    for (const path of [
      "/home",
      "/app/home",
      "/nowhere.js",
      "/api/findmed/v1/md",
      "/api/none",
      "/api/docs",
      "/api/openapi.json",
      "/console",
      "/sw.js",
      "/assets/main-abc123.js",
      "/media/none",
    ]) {
      const reply = await get(path);
      for (const name of ALWAYS) expect(reply.headers.get(name), `${path} ${name}`).toBeTruthy();
      expect(reply.headers.get("content-security-policy"), path).toContain("frame-ancestors '");
      expect(reply.headers.get("access-control-allow-origin"), path).toBeNull();
    }
    expect((await get("/api/findmed/v1/md")).headers.get("strict-transport-security")).toMatch(/max-age=(\d{8,})/);
  });

  it("let the site itself ask for passkeys", async () => {
    const powers = (await get("/home")).headers.get("permissions-policy");
    expect(powers).toContain("publickey-credentials-create=(self), publickey-credentials-get=(self)");
  });

  it("keep calls out of every cache, with their charset", async () => {
    const reply = await get(contract.service.md.path);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(reply.headers.get("content-type")).toBe("application/json; charset=UTF-8");
  });

  it("name what a browser keeps by a tag, and answer a kept one without a body", async () => {
    const path = `${contract.games.list.path}?show=4`;
    const first = await get(path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect((await first.text()).length).toBeGreaterThan(1_000);
    const again = await get(path, { "if-none-match": `"other", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    for (const name of [...ALWAYS, "cache-control", "date", "access-control-expose-headers"])
      expect(again.headers.has(name), name).toBe(true);
    expect(again.headers.has("content-type")).toBe(false);
    expect((await get(path, { "if-none-match": 'W/"old"' })).status).toBe(200);
    expect((await get(`${contract.games.list.path}?show=2`)).headers.get("etag")).not.toBe(etag);
    expect((await get(contract.service.md.path)).headers.has("etag")).toBe(false);
    expect((await get(`${contract.games.list.path}?show=none`)).headers.has("etag")).toBe(false);
  });

  it("pack what a browser keeps as the request takes it", async () => {
    const path = `${contract.games.list.path}?show=4`;
    const takes = async (encoding: string): Promise<[string | null, string | null, string]> => {
      const reply = await get(path, { "accept-encoding": encoding });
      return [reply.headers.get("content-encoding"), reply.headers.get("vary"), await reply.text()];
    };
    const [plain, ...packed] = await Promise.all(["identity", "gzip, br", "gzip, br", "gzip, br;q=0"].map(takes));
    expect(packed.map(([encoding]) => encoding)).toEqual(["br", "br", "gzip"]);
    expect(packed.every(([, vary]) => vary?.includes("Accept-Encoding"))).toBe(true);
    expect(new Set([plain, ...packed].map((reply) => reply?.[2])).size).toBe(1);
    const other = await get(`${contract.games.list.path}?show=2`, { "accept-encoding": "br" });
    expect(await other.text()).not.toBe(plain?.[2]);
  });

  it("let a page of another origin read the tokens and the server's time", async () => {
    const reply = await get(contract.service.md.path, { origin: "https://site.example" });
    const exposed = (reply.headers.get("access-control-expose-headers") ?? "").split(", ");
    expect(exposed.toSorted()).toEqual(["Date", HEADER_NAMES.family, HEADER_NAMES.nextToken].toSorted());
    expect(Date.parse(reply.headers.get("date") ?? "")).not.toBeNaN();
  });

  it("give the document a policy without unsafe sources, with the hash of each inline element", async () => {
    const policy = (await get("/user/vip")).headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toMatch(/unsafe|strict-dynamic|\*/);
    for (const part of [
      "default-src 'none'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(part);
    expect((await get("/iframeCustomerService")).headers.get("content-security-policy")).toContain(
      "frame-ancestors 'self'",
    );
  });

  it("name the Trusted Types policies that the packages make, and no other", async () => {
    const packages = fileURLToPath(new URL("../../../../../packages", import.meta.url));
    const sources = readdirSync(packages, { recursive: true, withFileTypes: true }).filter(
      ({ name, parentPath }) =>
        /\.tsx?$/.test(name) &&
        !/\.test\./.test(name) &&
        /\/src(?:\/|$)/.test(parentPath) &&
        !parentPath.includes("node_modules"),
    );
    const texts = sources.map(({ name, parentPath }) => readFileSync(join(parentPath, name), "utf8"));
    const made = new Set(
      texts.flatMap((text) => [...text.matchAll(/createPolicy\("([\w-]+)"/g)].map(([, name = ""]) => name)),
    );
    if (texts.some((text) => /from "dompurify"/.test(text))) made.add("dompurify");
    const policy = (await get("/user/vip")).headers.get("content-security-policy") ?? "";
    expect(/trusted-types ([^;]*)/.exec(policy)?.[1]?.split(" ")).toEqual(
      [...made].toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it("give the page of statistics scripts an origin of its own, the brand's hosts and no script of ours", async () => {
    const policy = (await get("/stats.html")).headers.get("content-security-policy") ?? "";
    const hash = createHash("sha256").update(STATISTICS_SCRIPT).digest("base64");
    expect(policy.split("; ").toSorted()).toEqual([
      "base-uri 'none'",
      `connect-src ${STATISTICS_HOST}`,
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      `img-src ${STATISTICS_HOST}`,
      "sandbox allow-scripts",
      `script-src ${STATISTICS_HOST} 'sha256-${hash}'`,
    ]);
    expect((await get("/home")).headers.get("content-security-policy")).not.toContain(STATISTICS_HOST);
  });

  it("set the XSRF cookie with the document, once", async () => {
    const first = await get("/home");
    const cookie = first.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]+\.[\w-]+; Path=\/; SameSite=Lax$/);
    expect((await get("/home", { cookie: cookie.split(";")[0] ?? "" })).headers.get("set-cookie")).toBeNull();
    expect((await get("/home", { host: "brand.example" })).status).toBe(200);
  });

  it("serve the prerendered page where there is one, and the shell for every other page of both surfaces", async () => {
    const phone = {
      "user-agent": "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
    };
    for (const path of ["/", "/home"]) {
      expect(await (await get(path)).text(), path).toContain("prerendered<");
      expect(await (await get(path, phone)).text(), path).toContain("for phones");
      expect((await get(path)).headers.get("vary"), path).toContain("User-Agent");
    }
    for (const path of ["/app", "/app/", "/app/home"])
      expect(await (await get(path)).text(), path).toContain("for phones");
    for (const path of ["/shell", "/app/user", "/finance/deposit", "/help/1", "/a/b/c"])
      expect(await (await get(path)).text(), path).toContain("shell");
    const etag = (await get("/user")).headers.get("etag") ?? "";
    const again = await get("/user", { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(again.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it.each([
    ["gzip, deflate, br, zstd", true],
    ["br", true],
    ["br;q=0.5, gzip", true],
    ["gzip, br;q=0", false],
    ["br;q=0.0,gzip", false],
    ["gzip", false],
    ["brx", false],
    ["", false],
  ])("serve a document in Brotli to whom takes it: %s", async (encodings, isPacked) => {
    const reply = await get("/user", { "accept-encoding": encodings });
    expect(reply.headers.get("content-encoding") === "br").toBe(isPacked);
    expect(reply.headers.get("vary")).toContain("Accept-Encoding");
    expect(await reply.text()).toContain("shell");
  });

  it("serve hashed files for ever, precompressed where they are, the worker uncached, 404 for no file", async () => {
    const file = await get("/assets/main-abc123.js", { "accept-encoding": "gzip" });
    expect([file.headers.get("cache-control"), file.headers.get("content-encoding")]).toEqual([
      "public, max-age=31536000, immutable",
      "gzip",
    ]);
    expect(await file.text()).toBe("precompressed");
    const worker = await get("/sw.js");
    expect([worker.headers.get("cache-control"), worker.headers.get("content-security-policy")]).toEqual([
      "no-cache",
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    ]);
    expect((await get("/assets/gone-def456.js")).status).toBe(404);
    for (const path of [
      "/%2e%2e/secret.key",
      "/assets/..%2f..%2fsecret.key",
      "/..%5csecret.key",
      "/assets/%2e%2e%2f%2e%2e%2fsecret.key",
    ])
      expect(await (await get(path)).text(), path).not.toBe("secret");
  });

  it("say that an app is not built, and serve its calls all the same", async () => {
    const page = await fetch(`${world.otherUrl}/home`);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain("not built yet");
  });

  it("take reports of the site's policy", async () => {
    const body = JSON.stringify({
      "csp-report": {
        "effective-directive": "script-src",
        "blocked-uri": "https://evil.example/x?secret=1",
        "document-uri": "https://own/secret",
      },
    });
    const report = { method: "POST", body, headers: { "content-type": "application/csp-report" } };
    const reply = await fetch(`${world.url}/reports/csp`, report);
    expect(reply.status).toBe(204);
    expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'; frame-ancestors 'none'");
    expect(world.log()).toContain("https://evil.example/x");
    expect(world.log()).not.toContain("secret=1");
  });
});
