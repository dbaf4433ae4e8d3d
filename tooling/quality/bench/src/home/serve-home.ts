import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { loadBrand } from "@baize/brand";
import { openDatabase } from "@baize/ledger";
import { createSandbox } from "@baize/server";
import { buildAll } from "@baize/vite";

export interface ServedHome {
  /** The brand's own home of phones. */
  readonly site: string;
  /** The same page with its styles and pictures, without a script. */
  readonly still: string;
  readonly close: () => Promise<void>;
}

const CODE = "10001";

/** A built brand on a sandbox of its own, and beside it what remains of its home when all scripts are taken out. */
export const serveHome = async (): Promise<ServedHome> => {
  const folder = join((await buildAll([CODE])).out, CODE);
  const dataDir = mkdtempSync(join(tmpdir(), "bench-home-"));
  const database = await openDatabase({ file: join(dataDir, "bench.db") });
  const { brand } = loadBrand(CODE);
  const sandbox = await createSandbox({
    database,
    dataDir,
    tenants: [{ code: CODE, siteCode: brand.siteCode ?? null, facts: brand, staticDir: folder }],
    limitScale: 1_000,
  });
  await sandbox.seed(CODE);
  const { url } = await sandbox.listen(CODE, 0);
  const page = readFileSync(join(folder, "app/home/index.html"), "utf8");
  const still = brotliCompressSync(
    page.replace(/<script[^]*?<\/script>/g, "").replace(/<link rel="modulepreload"[^>]*>/g, ""),
  );
  const server = createServer((request, response) => {
    if (request.url === "/")
      return response
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" })
        .end(still);
    return response
      .setHeader("content-type", "image/svg+xml")
      .end(readFileSync(join(folder, new URL(request.url ?? "/", url).pathname)));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    site: `${url}/app/home`,
    still: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await sandbox.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
