import * as v from "valibot";
import { type ClientStorage, jsonKey, ownName } from "./storage.ts";

/** So many are remembered, the latest first. */
const MOST = 8;
const requestSchema = v.object({
  scene: v.string(),
  target: v.string(),
  ticket: v.string(),
  waitUntil: v.number(),
  waitSec: v.pipe(v.number(), v.minValue(0)),
});
const requestsKey = jsonKey("session", ownName("code_requests"), v.array(requestSchema));

/**
 * A code that was asked for. `scene`: what it is for. `target`: where it was sent, in the caller's own form, e.g.
 * `phone:86:13800138000`. `ticket`: goes back with the code and is worth nothing without it; empty while none was sent.
 * `waitUntil`: epoch milliseconds of the server before which no further code is sent. `waitSec`: what the server said.
 */
export type CodeRequest = Readonly<v.InferOutput<typeof requestSchema>>;

/** The times of an answer to `sms` or `forgetPassword`, or of a refusal, whose facts are texts. */
export interface CodeWait {
  /** ISO 8601 instant. */
  readonly waitUntil?: string | undefined;
  readonly until?: string | undefined;
  /** Seconds from the answer on, used where it names no instant; also the longest wait that is ever shown. */
  readonly waitSec?: number | string | undefined;
}

/**
 * Codes asked for in this tab, kept through a reload: the code that arrives meanwhile is still good, and the wait goes
 * on. `now` is the server's clock, epoch milliseconds.
 */
export interface CodeRequestStore {
  readonly get: (scene: string, target: string) => CodeRequest | null;
  /** The latest of a scene, to show its target again. */
  readonly latest: (scene: string) => CodeRequest | null;
  /** After an answer: a new ticket, whose predecessor is worthless. */
  readonly noteSent: (
    scene: string,
    target: string,
    answer: CodeWait & { readonly ticket: string },
    now: number,
  ) => void;
  /** After a refusal for the time being: the ticket of the code that was sent before stays. */
  readonly noteWait: (scene: string, target: string, detail: CodeWait, now: number) => void;
  /** After the code was used, or its ticket refused. */
  readonly forget: (scene: string, target: string) => void;
}

export function createCodeRequests(storage: ClientStorage): CodeRequestStore {
  const all = (): readonly CodeRequest[] => storage.get(requestsKey) ?? [];
  const others = (scene: string, target: string): CodeRequest[] =>
    all().filter((one) => one.scene !== scene || one.target !== target);
  const get = (scene: string, target: string): CodeRequest | null =>
    all().find((one) => one.scene === scene && one.target === target) ?? null;
  const put = (one: CodeRequest): void => {
    storage.set(requestsKey, [one, ...others(one.scene, one.target)].slice(0, MOST));
  };
  return {
    get,
    latest: (scene) => all().find((one) => one.scene === scene) ?? null,
    noteSent: (scene, target, { ticket, ...wait }, now) => put({ scene, target, ticket, ...readWait(wait, now) }),
    noteWait: (scene, target, detail, now) =>
      put({ scene, target, ticket: get(scene, target)?.ticket ?? "", ...readWait(detail, now) }),
    forget: (scene, target) => void storage.set(requestsKey, others(scene, target)),
  };
}

/**
 * Until when the wait is counted down, epoch milliseconds; null when it is over. Never longer than the server said,
 * whatever became of a clock since. Taken once a request, since with a wrong clock it moves with `now`.
 */
export function codeDeadline(
  { waitUntil, waitSec }: Pick<CodeRequest, "waitUntil" | "waitSec">,
  now: number,
): number | null {
  const deadline = Math.min(waitUntil, now + waitSec * 1000);
  return deadline > now ? deadline : null;
}

function readWait(wait: CodeWait, now: number): Pick<CodeRequest, "waitUntil" | "waitSec"> {
  const instant = Date.parse(wait.waitUntil ?? wait.until ?? "");
  const seconds = Number(wait.waitSec ?? Math.ceil((instant - now) / 1000));
  const waitSec = Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
  return { waitSec, waitUntil: Number.isNaN(instant) ? now + waitSec * 1000 : instant };
}
