import {
  type AnyCall,
  type FullClient,
  createClient,
  createMemoryStorage,
  type Result,
  TransportError,
} from "@baize/api-client";
import { contract } from "@baize/api-client/contract";
import type { Fault } from "../proxy/fault.ts";
import { type ChaosProxy, createChaosProxy } from "../proxy/create-chaos-proxy.ts";
import { type Dice, diceOf } from "../proxy/dice.ts";
import { CONSOLE_SECRET, type Shop, type World } from "./start-world.ts";

/** Budget of the member's first tries: short, so that half of all delays are past it. */
const BUDGET_MS = 80;
export const SLOW_MS = 150;
/** Budget once the fault is over: a busy machine is not a finding. */
export const LONG_MS = 3_000;
/** So many tries are made with the short budget; the fault meets no more of them. */
const HASTY_TRIES = 3;
/** Pauses before the questions by key; the real ones are longer and more. */
export const PAUSES_MS = [0, 10, 30, 60];
/** How often a member tries before giving up. */
export const TRIES = 12;

/** Which case this is. */
interface Case {
  /** `area.call` */
  readonly name: string;
  readonly call: AnyCall;
  readonly fault: Fault;
  readonly seed: number;
}

/** One member at one brand, with what a case needs around it. */
export interface Stage {
  readonly shop: Shop;
  readonly dice: Dice;
  /** The member's own client through the proxy, for the nth try from 0: hasty at first, then patient. */
  readonly client: (nth: number) => FullClient;
  /** Another session of the same member, past the proxy: what the server says. */
  readonly direct: FullClient;
  /** From now on the case's call meets its fault, once or twice in a row, and sometimes the question by key meets one too. */
  readonly arm: () => void;
  /** The answer of this call gets lost once, besides. */
  readonly lose: (call: AnyCall) => void;
  /** Waits until nothing is on its way any more. */
  readonly calm: () => Promise<void>;
  /** A text of the member, sealed for the wire. */
  readonly seal: (text: string) => Promise<{ readonly password: string; readonly keyId: string }>;
  /** What the operator does. Throws when it is refused. */
  readonly operator: (path: string, fields?: Readonly<Record<string, string | number>>) => Promise<void>;
}

/** Data of an answer that a case depends on; a refusal here is a mistake of the case or a finding about what came before. */
export const must = <D, C extends string>(result: Result<D, C>): D => {
  if (!result.ok) throw new Error(`What the case needs was refused: ${result.code} ${JSON.stringify(result.detail)}`);
  return result.data;
};

/** The answer, or null when it was lost on the way. */
export const attempt = async <T>(run: () => Promise<T>): Promise<T | null> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TransportError) return null;
    throw error;
  }
};

/** What the member sees after pressing "again" as long as there is no answer. */
export const insist = async <D, C extends string>(
  { client }: Stage,
  run: (client: FullClient) => Promise<Result<D, C>>,
): Promise<D> => {
  for (let nth = 0; nth < TRIES; nth += 1) {
    const result = await attempt(() => run(client(nth)));
    if (result !== null) return must(result);
  }
  throw new Error(`No answer in ${TRIES} tries.`);
};

/** Sessions of the demo member of a shop, kept over all cases. */
export interface Lane {
  readonly shop: Shop;
  readonly world: World;
  readonly storage: ReturnType<typeof createMemoryStorage>;
  readonly direct: FullClient;
  /** Sessions that ended; there is no reason for one. */
  readonly endings: string[];
  readonly close: () => void;
}

export const openClient = (
  { shop, world, storage, endings }: Pick<Lane, "shop" | "world" | "storage" | "endings">,
  origin: string,
  timeoutMs: number,
  fetch?: typeof globalThis.fetch,
): FullClient =>
  createClient({
    fetch,
    origin,
    site: shop.siteCode ?? undefined,
    storage,
    timeoutMs,
    tabChannel: false,
    now: world.now,
    platform: { userAgent: "Mozilla/5.0", maxTouchPoints: 0 },
    report: () => undefined,
    onSessionEnd: (reason) => void endings.push(reason),
  }).with(contract);

const signIn = async (client: FullClient, { username, password }: Shop["demo"]): Promise<void> => {
  await client.session.start();
  must(
    await client.withSealed(async ({ keyId, seal }) =>
      client.account.login({ username, password: await seal(password), keyId }),
    ),
  );
};

/** Signs the demo member in twice: once as the member, once to look at the server. */
export const openLane = async (world: World, shop: Shop): Promise<Lane> => {
  const endings: string[] = [];
  const storage = createMemoryStorage();
  const first = openClient({ shop, world, storage, endings }, shop.url, LONG_MS);
  const direct = openClient({ shop, world, storage: createMemoryStorage(), endings }, shop.url, LONG_MS);
  await signIn(first, shop.demo);
  await signIn(direct, shop.demo);
  first.close();
  return { shop, world, storage, direct, endings, close: direct.close };
};

/** What a case does beside the member's calls. */
export const actsOf = ({ shop, direct }: Pick<Lane, "shop" | "direct">): Pick<Stage, "seal" | "operator"> => ({
  seal: async (text) => {
    const sealed = await direct.withSealed(async ({ keyId, seal }) => ({
      ok: true,
      data: { password: await seal(text), keyId },
    }));
    return must(sealed);
  },
  operator: async (path, fields = {}) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${CONSOLE_SECRET}` };
    const request = { method: "POST", headers, body: JSON.stringify(fields) };
    const reply = await fetch(`${shop.url}/console/api${path}`, request);
    if (!reply.ok) throw new Error(`The operator's ${path} was refused: ${await reply.text()}`);
    await reply.text();
  },
});

/** Sets a case up on a lane with a proxy of its own, runs it and takes it down. */
export const onStage = async <T>(
  lane: Lane,
  { name, call, fault, seed }: Case,
  run: (stage: Stage, proxy: ChaosProxy) => Promise<T>,
): Promise<T> => {
  const { shop, direct } = lane;
  const dice = diceOf(seed, name, fault);
  const proxy = await createChaosProxy({
    target: { host: "127.0.0.1", port: shop.port },
    seed: dice.whole(0, 2 ** 31),
    slowMs: SLOW_MS,
  });
  const hasty = openClient(lane, proxy.url, BUDGET_MS);
  const patient = openClient(lane, proxy.url, LONG_MS);
  await Promise.all([hasty.session.start(), patient.session.start()]);
  const isHasty = fault === "stall" || dice.flip(0.9);
  const to = (one: AnyCall) => (request: { readonly path: string }) => request.path === one.path;
  const stage: Stage = {
    shop,
    dice,
    client: (nth) => (isHasty && nth < HASTY_TRIES ? hasty : patient),
    direct,
    arm: () => {
      proxy.set(fault, to(call), dice.whole(1, 2));
      if (call.effect === "money" && dice.flip(0.3)) proxy.set(fault, to(direct.finance.operation.definition));
    },
    lose: (one) => proxy.set("lost_response", to(one)),
    calm: proxy.idle,
    ...actsOf(lane),
  };
  try {
    return await run(stage, proxy);
  } finally {
    hasty.close();
    patient.close();
    await proxy.close();
  }
};
