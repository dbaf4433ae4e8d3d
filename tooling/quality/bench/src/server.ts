import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadBrand } from "@baize/brand";
import { openDatabase } from "@baize/ledger";
import { createSandbox } from "@baize/server";
import type { Row } from "./row.ts";

const SECONDS = 3;
const CLIENTS = 16;

/** Answers per second of a GET. */
const rate = async (url: string): Promise<number> => {
  const until = performance.now() + SECONDS * 1000;
  let answers = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      await (await fetch(url)).arrayBuffer();
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return answers / SECONDS;
};

/** A read of the sandbox against a bare Node handler that sends the same number of bytes. */
export const measureServer = async (): Promise<Row[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  const database = await openDatabase({ file: join(dataDir, "bench.db") });
  const { brand } = loadBrand("10001");
  const sandbox = await createSandbox({
    database,
    dataDir,
    tenants: [{ code: brand.code, siteCode: brand.siteCode ?? null, facts: brand, staticDir: null }],
    limitScale: 1_000_000,
    checkAnswers: false,
  });
  const { url } = await sandbox.listen("10001", 0);
  const call = `${url}/api/findmed/v1/member/phoneArea`;
  const body = await (await fetch(call)).text();
  const bare = createServer((_request, response) =>
    response.setHeader("content-type", "application/json").end(body),
  ).listen(0, "127.0.0.1");
  await new Promise((resolve) => bare.once("listening", resolve));
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  await rate(call);
  const [base, figure] = [await rate(bareUrl), await rate(call)];
  bare.close();
  bare.closeAllConnections();
  await sandbox.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return [
    {
      what: "sandbox GET",
      figure: `${figure.toFixed(0)} /s`,
      baseline: `${base.toFixed(0)} /s (bare handler)`,
      ratio: (figure / base).toFixed(2),
      budget: "≥ 0.80",
    },
  ];
};
