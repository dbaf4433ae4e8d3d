import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { type AssetCode, type BrandFacts, CATEGORY_IDS, localName } from "@baize/domain";
import { type Database, openDatabase } from "@baize/ledger";
import type { HttpBindings } from "@hono/node-server";
import { createSandbox, type Sandbox, type SandboxOptions } from "../create-sandbox.ts";
import { createLogger } from "../logger.ts";
import type { Tenant } from "../tenant.ts";
import { TestClient } from "./test-client.ts";

/** Where the scripts of every test brand's statistics come from. */
export const STATISTICS_HOST = "https://count.trial.example";

const factsOf = (code: string, siteCode: string | undefined, currency: AssetCode): BrandFacts => ({
  code,
  ...(siteCode === undefined ? {} : { siteCode }),
  name: `测试${code}`,
  nameEn: `Trial ${code}`,
  locale: "zh-CN",
  zone: "Asia/Shanghai",
  currency: { code: currency, icon: "¤" },
  enabledCategoryIds: Object.values(CATEGORY_IDS),
  sportsNames: {},
  coins: { jpb: false },
  vipIcons: { 0: "/0", 1: "/1", 2: "/2", 3: "/3", 4: "/4", 5: "/5", 6: "/6", 7: "/7", 8: "/8", 9: "/9", 10: "/10" },
  contacts: [
    { device: localName({ name: "电子邮箱", nameEn: "E-mail" }), number: "care@mail.example", icon: "mail", action: 1 },
  ],
  licence: null,
  statistics: [{ url: `${STATISTICS_HOST}/v1.js`, platform_ck: `${code}-web` }],
  style: { header: "bar", hero: "table", card: "raised", navigation: "underline" },
  tagline: localName({ name: "测试", nameEn: "Trial" }),
  homeOrder: [],
});

interface TrialTenant {
  readonly siteCode?: string;
  readonly staticDir?: string;
  readonly currency?: AssetCode;
}
/** A brand made for a test. */
export const tenantOf = (code: string, { siteCode, staticDir, currency = "CNY" }: TrialTenant = {}): Tenant => ({
  code,
  siteCode: siteCode ?? null,
  facts: factsOf(code, siteCode, currency),
  staticDir: staticDir ?? null,
});

/** Cheap hashes: what is tested is not argon2. */
const CHEAP = { memoryCost: 256, timeCost: 1 };

/** A running server of two brands, its log, and a clock that moves only by `advance`. */
export interface World {
  readonly sandbox: Sandbox;
  readonly database: Database;
  readonly url: string;
  readonly otherUrl: string;
  readonly dataDir: string;
  readonly log: () => string;
  advance(ms: number): void;
  client(origin?: string): TestClient;
  /** A client of the first brand from an address of its own, without a network. */
  clientFrom(address: string): TestClient;
  close(): Promise<void>;
}

export const startWorld = async (options: Partial<SandboxOptions> = {}): Promise<World> => {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "sandbox-"));
  const ownDatabase = options.database ? null : await openDatabase({ file: join(dataDir, "sandbox.db") });
  const database = options.database ?? ownDatabase;
  if (!database) throw new Error("A world needs a database.");
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, next) => {
      lines.push(chunk.toString());
      next();
    },
  });
  let now = Date.parse("2026-11-27T04:00:00Z");
  const tenants = options.tenants ?? [tenantOf("alpha", { siteCode: "AL01" }), tenantOf("beta")];
  const sandbox = await createSandbox({
    passwordCost: CHEAP,
    limitScale: 1_000,
    connections: { inAll: 20_000, perAddress: 20_000, silenceMs: 60_000 },
    logger: createLogger(sink, "trace"),
    clock: () => now,
    ...options,
    database,
    tenants,
    dataDir,
  });
  const [first, second] = tenants;
  const { url } = await sandbox.listen(first?.code ?? "", 0);
  const otherUrl = second ? (await sandbox.listen(second.code, 0)).url : url;
  return {
    sandbox,
    database,
    url,
    otherUrl,
    dataDir,
    log: () => lines.join(""),
    advance: (ms) => {
      now += ms;
    },
    client: (origin = url) => new TestClient(origin, sandbox.consoleSecret),
    clientFrom: (remoteAddress) => {
      const bindings = { incoming: { socket: { remoteAddress } } } as unknown as HttpBindings;
      const client = new TestClient(url, sandbox.consoleSecret);
      client.send = async (path, init) => sandbox.app(first?.code ?? "").request(path, init, bindings);
      return client;
    },
    close: async () => {
      await sandbox.close();
      await ownDatabase?.close();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
