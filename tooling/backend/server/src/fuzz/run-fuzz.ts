import { contract, HEADER_NAMES, INVALID_TOKEN } from "@baize/api-client/contract";
import { sampleOf } from "../testing/calls.ts";
import { TestClient } from "../testing/test-client.ts";
import { INNARDS, judge } from "./judge.ts";
import { createPlayers, type Players, type Target } from "./players.ts";
import { createPool, type Pool } from "./pool.ts";
import { createSender, type RawAnswer, type RawRequest, type Sender } from "./send-raw.ts";
import { type Wish, wishAt, type WishedField } from "./wish.ts";

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** An answer that takes longer is a finding. */
  readonly slowMs: number;
  /** A request is given up after so long, which is a finding. */
  readonly abandonMs: number;
  /** Called after each block of {@link RENEWAL} requests, with how many were sent. */
  readonly onBlock?: (sent: number) => void;
}
export interface FuzzReport {
  readonly sent: number;
  readonly accepted: number;
  /** Answers by call that was accepted at least once. */
  readonly acceptedCalls: ReadonlySet<string>;
  /** Refusals by code. */
  readonly refused: ReadonlyMap<string, number>;
  readonly slowestMs: number;
  /** A line for each: what was wrong, of which request, at which place of the seed's sequence. */
  readonly findings: readonly string[];
}

/** Requests at once, and requests between two new members. */
const WIDTH = 16;
const RENEWAL = 500;
const MOST_FINDINGS = 50;
const BOUNDARY = "multipart/form-data; boundary=x";
const FORM = "application/x-www-form-urlencoded";

const encode = (name: string): string => encodeURIComponent(name).replace("%2500", "%00");
const textOf = ({ name, call }: Wish, pool: Pool, { name: field, source }: WishedField): string => {
  if (source.from === "raw") return source.text;
  const text =
    source.from === "valid" ? source.text : (pool.pick(name, field, source.place) ?? sampleOf(call)[field] ?? "1");
  return encodeURIComponent(text);
};
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
const partsOf = (fields: readonly (readonly [name: string, text: string])[]): string =>
  `${fields
    .map(([name, text]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${decode(text)}\r\n`)
    .join("")}--x--\r\n`;

/** The wish as it goes over the wire now. */
const placed = (wish: Wish, client: TestClient, pool: Pool): RawRequest => {
  const { call, wrapping } = wish;
  const fields = wish.fields.map((field) => [encode(field.name), textOf(wish, pool, field)] as const);
  const form = fields.map(([name, text]) => `${name}=${text}`).join("&");
  const isQuery = call.encoding === "query";
  const path = wrapping.kind === "path" ? wrapping.path(call.path) : call.path;
  const query = [...(isQuery && form !== "" ? [form] : []), ...(wrapping.kind === "query" ? [wrapping.text] : [])];
  const type = call.encoding === "multipart" ? BOUNDARY : FORM;
  const own = wrapping.kind === "type" || wrapping.kind === "parts" ? wrapping.body : null;
  const body = isQuery ? "" : (own ?? (call.encoding === "multipart" ? partsOf(fields) : form));
  return {
    origin: client.origin,
    target: `${path}${query.length > 0 ? `?${query.join("&")}` : ""}`,
    method: wrapping.kind === "method" ? wrapping.method : call.method,
    headers: {
      ...client.headers(),
      ...(isQuery ? {} : { "content-type": wrapping.kind === "type" ? wrapping.type : type }),
      ...(wrapping.kind === "header" ? { [wrapping.name]: wrapping.value } : {}),
    },
    body,
  };
};

/** Node itself refuses a head above 16 kB, and some malformed headers, without a body. */
const LONGEST_HEAD = 15_000;
const isTooLong = ({ headers, target }: RawRequest): boolean =>
  Object.entries(headers).reduce((sum, pair) => sum + pair.join(": ").length, target.length) > LONGEST_HEAD;
/** Node closes while such a head still arrives, which may take its answer from the line. */
const isCutOff = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ECONNRESET";

const isRefusedByNode = (sent: RawRequest, { status, text }: RawAnswer, wrapping: Wish["wrapping"]): boolean => {
  if (text !== "") return false;
  return status === 431 ? isTooLong(sent) : wrapping.kind === "header" && (status === 400 || status === 417);
};

const judgeWish = ({ call, wrapping }: Wish, sent: RawRequest, answer: RawAnswer): string | null => {
  if (isRefusedByNode(sent, answer, wrapping)) return null;
  if (sent.method === "HEAD") return answer.status === 405 ? null : "HEAD was served";
  // A path that is nearly the call's may be a page's.
  const isEnvelope = String(answer.headers["content-type"]).startsWith("application/json");
  if (wrapping.kind !== "path" || isEnvelope) return judge(call, answer);
  if (answer.status >= 500) return `status ${answer.status}`;
  return INNARDS.test(answer.text) ? "it shows what is inside" : null;
};

const shown = ({ method, origin, target, headers, body }: RawRequest): string => {
  const told = Object.entries(headers).filter(([name]) => name !== HEADER_NAMES.token);
  const extra = JSON.stringify(Object.fromEntries(told)).slice(0, 300);
  return `${method} ${origin}${target.slice(0, 300)} ${extra} ${JSON.stringify(body).slice(0, 300)}`;
};

interface Running {
  readonly options: FuzzOptions;
  readonly pool: Pool;
  readonly players: Players;
  readonly sender: Sender;
  readonly findings: string[];
  readonly refused: Map<string, number>;
  readonly acceptedCalls: Set<string>;
  /** Members whose session has ended. */
  readonly ended: Set<TestClient>;
  accepted: number;
  slowestMs: number;
}

const note = (running: Running, wish: Wish, client: TestClient, answer: RawAnswer): void => {
  const token = answer.headers[HEADER_NAMES.nextToken];
  if (typeof token === "string" && wish.asker === "member") client.token = token;
  running.slowestMs = Math.max(running.slowestMs, answer.ms);
  let body: { readonly status?: unknown; readonly data?: unknown; readonly code?: unknown };
  try {
    body = JSON.parse(answer.text) as typeof body;
  } catch {
    return;
  }
  if (body.status === true) {
    running.accepted += 1;
    running.acceptedCalls.add(wish.name);
    if (wish.asker === "member") running.pool.harvest(wish.name, body.data);
    return;
  }
  if (body.data === INVALID_TOKEN && wish.asker === "member" && wish.wrapping.kind !== "header")
    running.ended.add(client);
  running.refused.set(String(body.code), (running.refused.get(String(body.code)) ?? 0) + 1);
};

const grant = async (running: Running, place: number): Promise<number> => {
  const { options, pool, players, sender, findings } = running;
  const wish = wishAt(options.seed, place);
  const client = players.of(wish.asker, wish.member);
  const request = placed(wish, client, pool);
  const find = (what: string): void => {
    if (findings.length < MOST_FINDINGS) findings.push(`${place} ${wish.name}: ${what}: ${shown(request)}`);
  };
  await Promise.all(
    Array.from({ length: wish.times }, async () => {
      try {
        const answer = await sender.send(request);
        const wrong = judgeWish(wish, request, answer);
        if (wrong !== null) find(`${wrong} (${answer.status} ${answer.text.slice(0, 200)})`);
        if (answer.ms > options.slowMs) find(`it took ${Math.round(answer.ms)} ms`);
        note(running, wish, client, answer);
      } catch (error) {
        if (!isTooLong(request) || !isCutOff(error))
          find(`no answer (${error instanceof Error ? error.message : String(error)})`);
      }
    }),
  );
  return wish.times;
};

/** Members' money and rights as the auditors see them after all. */
const auditOf = async ({ origin, consoleSecret }: Target): Promise<string[]> => {
  const console = new TestClient(origin, consoleSecret);
  const lists = await Promise.all(
    ["/audit", "/promotions/findings", "/agents/findings"].map((path) => console.operator(path)),
  );
  const gate = await console.operator("/gate");
  const found = lists.flat().map((finding) => `the audit: ${JSON.stringify(finding)}`);
  return gate === null ? found : [...found, `the gate of money is closed: ${JSON.stringify(gate)}`];
};

/** Sends the seed's sequence of requests over every call, and judges each answer and the books after it. */
export const runFuzz = async (target: Target, options: FuzzOptions): Promise<FuzzReport> => {
  const pool = createPool();
  const sender = createSender(options.abandonMs);
  const players = createPlayers(target, pool);
  const running: Running = {
    options,
    pool,
    players,
    sender,
    findings: [],
    refused: new Map(),
    acceptedCalls: new Set(),
    ended: new Set(),
    accepted: 0,
    slowestMs: 0,
  };
  let [place, sent, renewedAt] = [0, 0, -RENEWAL];
  while (sent < options.requests) {
    if (sent - renewedAt >= RENEWAL) {
      await players.renew();
      options.onBlock?.(sent);
      renewedAt = sent;
    }
    for (const client of running.ended) await players.mend(client);
    running.ended.clear();
    const batch = Array.from({ length: WIDTH }, (_, index) => grant(running, place + index));
    sent += (await Promise.all(batch)).reduce((sum, times) => sum + times, 0);
    place += WIDTH;
  }
  sender.close();
  const alive = await new TestClient(target.origin, target.consoleSecret).call(contract.service.md, {});
  if (alive.code !== "") running.findings.push(`the server answers "${alive.code}" afterwards`);
  const { accepted, acceptedCalls, refused, slowestMs, findings } = running;
  return { sent, accepted, acceptedCalls, refused, slowestMs, findings: [...findings, ...(await auditOf(target))] };
};
