import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { audit } from "../audit/audit.ts";
import { LedgerFault, StorageFault } from "../faults.ts";
import { ledgerMigrations } from "../migrations.ts";
import { keyed, lookupKey } from "../operations/keyed.ts";
import { ledger } from "../postings/ledger.ts";
import { freshPostgres } from "../testing/index.ts";
import { first, raw } from "./builder.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./open-database.ts";

/** What a server says to its clients when it is stopped. */
const TERMINATED = ((): Buffer => {
  const words = "terminating connection due to administrator command";
  const fields = Buffer.from(`SFATAL\0VFATAL\0C57P01\0M${words}\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();

interface Line {
  readonly client: Socket;
  readonly server: Socket;
}
interface Meddling {
  /** Gives true when it has dealt with the data itself. */
  readonly sent?: (data: Buffer, line: Line) => boolean;
  readonly answered?: (data: Buffer, line: Line) => boolean;
}

let direct: Database;
let url: string;
beforeEach(async () => {
  url = await freshPostgres();
  direct = await openDatabase({ url });
  await direct.migrate("ledger", ledgerMigrations);
  return () => direct.close();
});

/** The same database, opened through a proxy that meddles. */
const openThrough = async ({ sent, answered }: Meddling): Promise<Database> => {
  const address = new URL(url);
  const target = join(address.searchParams.get("host") ?? "", ".s.PGSQL.5432");
  const folder = mkdtempSync(join(tmpdir(), "ledger-proxy-"));
  const proxy = createServer((client) => {
    const server = createConnection(target);
    const line = { client, server };
    client.on("error", () => undefined).on("data", (data) => sent?.(data, line) || server.write(data));
    server
      .on("error", () => undefined)
      .on("data", (data) => client.destroyed || answered?.(data, line) || client.write(data));
    client.on("close", () => setTimeout(() => server.destroy(), 200));
    server.on("close", () => client.destroy());
  }).listen(join(folder, ".s.PGSQL.5432"));
  address.searchParams.set("host", folder);
  const database = await openDatabase({ url: address.toString().replaceAll("+", "%20") });
  onTestFinished(async () => {
    await database.close();
    proxy.close();
    rmSync(folder, { recursive: true });
  });
  return database;
};

const request = { member: "ann", route: "open", key: "0123456789abcdef", payload: "", at: 1 };
const openOnce = () =>
  keyed(request, () => ledger.openAccount({ id: "bo", kind: "member", owner: "bo", asset: "CNY" }));

const commits: readonly (readonly [string, Meddling])[] = [
  [
    "whose answer is lost",
    {
      sent: (data, { client, server }) => {
        if (!data.includes("commit\0")) return false;
        server.write(data);
        client.destroy();
        return true;
      },
    },
  ],
  [
    "answered by the server's termination",
    {
      answered: (data, { client }) => {
        if (!data.includes("COMMIT\0")) return false;
        client.end(TERMINATED);
        return true;
      },
    },
  ],
];

it.each(commits)("a commit %s is reported as unknown, and the key settles it", async (_, meddling) => {
  const database = await openThrough(meddling);
  const attempt = database.atomic(openOnce);
  await expect(attempt).rejects.toBeInstanceOf(StorageFault);
  await expect(attempt).rejects.toMatchObject({ outcome: "unknown" });
  await expect
    .poll(() => direct.read(() => lookupKey("ann", request.key)))
    .toMatchObject({ route: "open", value: { id: "bo" } });
  expect(await direct.atomic(openOnce)).toMatchObject({ outcome: "repeated" });
  expect(await audit(direct)).toEqual([]);
});

it("a read whose end is answered by the server's termination has an outcome that is known", async () => {
  const database = await openThrough(commits[1]?.[1] ?? {});
  const attempt = database.read(() => ledger.account("ann"));
  await expect(attempt).rejects.toBeInstanceOf(StorageFault);
  await expect(attempt).rejects.toMatchObject({ outcome: "rolled_back" });
});

it("a connection that is lost before the commit is sent has rolled back for certain", async () => {
  const database = await openThrough({
    answered: (data, { client }) => {
      if (!data.includes("the last one")) return false;
      client.end(Buffer.concat([data, TERMINATED]));
      return true;
    },
  });
  const attempt = database.atomic(function* () {
    yield* openOnce();
    yield* first(raw("select 'the last one' as words"));
  });
  await expect(attempt).rejects.toBeInstanceOf(StorageFault);
  await expect(attempt).rejects.toMatchObject({ outcome: "rolled_back" });
  expect(await direct.read(() => lookupKey("ann", request.key))).toBeNull();
  expect(await direct.atomic(openOnce)).toMatchObject({ outcome: "done" });
});

it.each([
  ["error", new LedgerFault("its own"), /its own/],
  ["failing statement", null, /division by zero/],
])("a work's own %s is reported although the connection is lost while it rolls back", async (_, own, words) => {
  let cuts = 0;
  const database = await openThrough({
    sent: (data, { client }) => {
      if (!data.includes("rollback\0")) return false;
      cuts += 1;
      client.destroy();
      return true;
    },
  });
  const attempt = database.atomic(function* () {
    yield* openOnce();
    if (own !== null) throw own;
    yield* first(raw("select 1 / 0 as nothing"));
  });
  await expect(attempt).rejects.toThrow(words);
  await expect(attempt).rejects.not.toBeInstanceOf(StorageFault);
  expect(cuts).toBe(1);
  expect(await database.atomic(openOnce)).toMatchObject({ outcome: "done" });
});
