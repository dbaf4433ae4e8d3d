import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadBrand } from "@baize/brand";
import { openDatabase } from "@baize/ledger";
import { createLogger, createSandbox } from "@baize/server";
import { TestClient } from "@baize/server/testing";
import { buildAll } from "@baize/vite";

const CODE = "10001";

/** Something that the site has sent. */
export interface Sent {
  readonly path: string;
  /** With its headers. */
  readonly bytes: number;
}

export interface ServedSite {
  readonly origin: string;
  /** What the brand's host serves. */
  readonly folder: string;
  /** The build that it comes from, with its manifest. */
  readonly bundle: string;
  /** What a tab holds in `sessionStorage` once the demo member has logged in. */
  readonly logIn: () => Promise<Readonly<Record<string, string>>>;
  /** What was sent since the last time. */
  readonly takeSent: () => Sent[];
  readonly close: () => Promise<void>;
}

/** Notes every answer of a server of this process. */
const watchSent = (port: number): { readonly take: () => Sent[]; readonly end: () => void } => {
  let sent: Sent[] = [];
  const before = new WeakMap<IncomingMessage, number>();
  interface Exchange {
    readonly request: IncomingMessage;
    readonly socket: Socket;
  }
  const begin = (message: unknown): void => {
    const { request, socket } = message as Exchange;
    if (socket.localPort === port) before.set(request, socket.bytesWritten);
  };
  const finish = (message: unknown): void => {
    const { request, socket } = message as Exchange;
    const from = before.get(request);
    if (from !== undefined) sent.push({ path: request.url ?? "", bytes: socket.bytesWritten - from });
  };
  subscribe("http.server.request.start", begin);
  subscribe("http.server.response.finish", finish);
  return {
    take: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    end: () => {
      unsubscribe("http.server.request.start", begin);
      unsubscribe("http.server.response.finish", finish);
    },
  };
};

/** A built brand on a sandbox of its own, with the demo member. */
export const serveSite = async (): Promise<ServedSite> => {
  const { out } = await buildAll([CODE]);
  const folder = join(out, CODE);
  const dataDir = mkdtempSync(join(tmpdir(), "bench-pages-"));
  const database = await openDatabase({ file: join(dataDir, "bench.db") });
  const { brand } = loadBrand(CODE);
  const sandbox = await createSandbox({
    database,
    dataDir,
    tenants: [{ code: CODE, siteCode: brand.siteCode ?? null, facts: brand, staticDir: folder }],
    limitScale: 1_000,
    checkAnswers: false,
    logger: createLogger(process.stderr, "error"),
  });
  const demo = await sandbox.seed(CODE);
  const { port } = await sandbox.listen(CODE, 0);
  const origin = `http://127.0.0.1:${port}`;
  const watch = watchSent(port);
  return {
    origin,
    folder,
    bundle: join(out, "../shared"),
    logIn: async () => {
      const client = new TestClient(origin, sandbox.consoleSecret);
      const { code } = await client.logIn(demo.username, demo.password);
      if (code !== "") throw new Error(`The demo member was not let in: ${code}.`);
      return { token: client.token ?? "", vid: client.family ?? "" };
    },
    takeSent: watch.take,
    close: async () => {
      watch.end();
      await sandbox.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
