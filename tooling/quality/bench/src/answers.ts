import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract } from "@baize/api-client/contract";
import { loadBrand } from "@baize/brand";
import { openDatabase } from "@baize/ledger";
import { createLogger, createSandbox } from "@baize/server";
import { TestClient } from "@baize/server/testing";
import { median, type Row } from "./row.ts";

const PAIRS = 300;
const WARM_UP = 20;
const PASSWORD = "Passw0rdgood";
/** Cheap hashes: the same work for every name would only hide what differs. */
const CHEAP = { memoryCost: 256, timeCost: 1 };

interface Person {
  readonly name: string;
  readonly phone: string;
}
/** Does all that comes before, and gives what is timed. */
type Prepare = (client: TestClient, person: Person) => Promise<() => Promise<unknown>>;

const askCode = (client: TestClient, scene: "login" | "register", phone: string) =>
  client.solveCaptcha("sms").then((captcha) => ({ scene, area: "86", phone, ...captcha }));
const forgotten = async (client: TestClient, { name: username }: Person) => {
  const captcha = await client.solveCaptcha("forget");
  return { step: "identify", username, type: "phone", ...captcha } as const;
};
const WRONG_CODE = "000000";

/** Where an answer must not show whether there is such a member. */
const QUESTIONS: Readonly<Record<string, Prepare>> = {
  "log-in, wrong password": async (client, { name: username }) => {
    const { sealed: password, keyId } = await client.seal("Wrongpass1");
    return () => client.call(contract.account.login, { username, password, keyId });
  },
  "forgotten password, identify": async (client, person) => {
    const input = await forgotten(client, person);
    return () => client.call(contract.member.forgetPassword, input);
  },
  "forgotten password, wrong code": async (client, person) => {
    const asked = await client.call(contract.member.forgetPassword, await forgotten(client, person));
    const input = { step: "verify", ticket: asked.data.ticket, code: WRONG_CODE } as const;
    return () => client.call(contract.member.forgetPassword, input);
  },
  "code for a log-in": async (client, { phone }) => {
    const input = await askCode(client, "login", phone);
    return () => client.call(contract.service.sms, input);
  },
  "log-in by a wrong code": async (client, { phone }) => {
    const asked = await client.call(contract.service.sms, await askCode(client, "login", phone));
    const input = { type: "phone", area: "86", account: phone, ticket: asked.data.ticket, code: WRONG_CODE } as const;
    return () => client.call(contract.member.loginMpe, input);
  },
  "code for a registration": async (client, { phone }) => {
    const input = await askCode(client, "register", phone);
    return () => client.call(contract.service.sms, input);
  },
};

interface World {
  readonly client: () => TestClient;
  close(): Promise<void>;
}
const startWorld = async (): Promise<World> => {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  const database = await openDatabase({ file: ":memory:" });
  const { brand } = loadBrand("10001");
  const sandbox = await createSandbox({
    database,
    dataDir,
    tenants: [{ code: brand.code, siteCode: brand.siteCode ?? null, facts: brand, staticDir: null }],
    limitScale: 1_000_000,
    passwordCost: CHEAP,
    logger: createLogger(process.stderr, "error"),
  });
  const { url } = await sandbox.listen("10001", 0);
  return {
    client: () => new TestClient(url, sandbox.consoleSecret),
    close: async () => {
      await sandbox.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const KINDS = ["known", "unknown", "noise"] as const;
type Kind = (typeof KINDS)[number];
type Times = Readonly<Record<Kind, number[]>>;
const personOf = (kind: Kind, question: number, index: number): Person => {
  const number = String(KINDS.indexOf(kind) * 1_000_000 + question * 10_000 + index).padStart(8, "0");
  return { name: `${kind.slice(0, 2)}${question}x${index}`, phone: `138${number}` };
};

/** Times of one question, known and unknown members by turns, in an order that changes. */
const timesOf = async (world: World, prepare: Prepare, question: number): Promise<Times> => {
  const times: Times = { known: [], unknown: [], noise: [] };
  for (let index = 0; index < PAIRS + WARM_UP; index += 1) {
    const { name, phone } = personOf("known", question, index);
    await world.client().register(name, PASSWORD, phone);
    for (let turn = 0; turn < KINDS.length; turn += 1) {
      const kind = KINDS[(index + turn) % KINDS.length] ?? "known";
      const act = await prepare(world.client(), personOf(kind, question, index));
      const begun = performance.now();
      await act();
      if (index >= WARM_UP) times[kind].push(performance.now() - begun);
    }
  }
  return times;
};

const spread = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  return `${at(0.5)} ms (${at(0.1)} to ${at(0.9)})`;
};
/** Of pairs, how often the first took longer. */
const slower = (values: readonly number[], than: readonly number[]): string =>
  `${((100 * values.filter((value, index) => value > (than[index] ?? 0)).length) / values.length).toFixed(0)} %`;

/**
 * Answers about members that exist beside those about members that do not; two kinds of unknown ones show what chance
 * alone does.
 */
export const measureAnswers = async (): Promise<Row[]> => {
  const world = await startWorld();
  const rows: Row[] = [];
  for (const [index, [what, prepare]] of Object.entries(QUESTIONS).entries()) {
    const { known, unknown, noise } = await timesOf(world, prepare, index);
    const ratio = (values: readonly number[]): string => (median(values) / median(unknown)).toFixed(3);
    rows.push({
      what,
      figure: `known ${spread(known)}`,
      baseline: `unknown ${spread(unknown)}`,
      ratio: `${ratio(known)}, slower in ${slower(known, unknown)}`,
      budget: `noise ${ratio(noise)}, slower in ${slower(noise, unknown)}`,
    });
  }
  await world.close();
  return rows;
};
