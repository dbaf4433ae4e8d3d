import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AnyCall, contract } from "@baize/api-client/contract";
import { loadBrand } from "@baize/brand";
import { openDatabase } from "@baize/ledger";
import { createLogger, createSandbox } from "@baize/server";
import { TestClient } from "@baize/server/testing";
import { measureRest } from "./memory.ts";
import { compare, type Row } from "./row.ts";

const SECONDS = 2;
const CLIENTS = 16;
const ROUNDS = 5;

type Headers = Readonly<Record<string, string>>;

/** Answers per second of a GET. */
const rate = async (url: string, headers: Headers): Promise<number> => {
  const until = performance.now() + SECONDS * 1000;
  let answers = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      await (await fetch(url, { headers })).arrayBuffer();
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return answers / SECONDS;
};

/** A call of the sandbox against a bare Node handler that sends the same body. */
const measureCall = async (what: string, url: string, headers: Headers, budget: string): Promise<Row> => {
  const reply = await fetch(url, { headers });
  const body = await reply.text();
  if (!reply.ok || !(JSON.parse(body) as { status: unknown }).status) throw new Error(`${url} was refused: ${body}`);
  const bare = createServer((_request, response) =>
    response.setHeader("content-type", "application/json").end(body),
  ).listen(0, "127.0.0.1");
  await new Promise((resolve) => bare.once("listening", resolve));
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  await rate(url, headers);
  await rate(bareUrl, headers);
  const [bases, figures]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    bases.push(await rate(bareUrl, headers));
    figures.push(await rate(url, headers));
  }
  bare.close();
  bare.closeAllConnections();
  const show = (value: number): string => `${value.toFixed(0)} /s`;
  return compare(what, figures, { name: "bare handler", values: bases }, budget, show);
};

/** Reads of the sandbox without and with a session, and its memory at rest. */
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
    logger: createLogger(process.stderr, "error"),
  });
  const { url } = await sandbox.listen("10001", 0);
  const member = new TestClient(url, sandbox.consoleSecret);
  await member.register("benchreader");
  const at = ({ path }: AnyCall): string => `${url}${path}`;
  const rows = [
    await measureCall("GET", at(contract.service.phoneArea), {}, "≥ 0.85"),
    await measureCall("GET with a session", at(contract.member.balance), member.headers(), "≥ 0.60"),
  ];
  await sandbox.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return [...rows, await measureRest()];
};
