import {
  type AnyCall,
  type FullClient,
  createClient,
  createMemoryStorage,
  type Result,
  TransportError,
} from "@baize/api-client";
import type { FaultTarget, LineFault } from "@baize/safeguards";
import { contract } from "@baize/api-client/contract";
import { type ChaosProxy, createChaosProxy } from "../proxy/create-chaos-proxy.ts";
import { type SeededRandom, seededRandom } from "../proxy/seeded-random.ts";
import { CONSOLE_SECRET, type TestBrand, type World } from "./start-world.ts";

/** Budget of the member's first tries: short, so that half of all delays are past it. */
const BUDGET_MS = 80;
export const SLOW_MS = 150;
/** Budget once the fault is over: a busy machine is not a finding. */
export const LONG_MS = 3_000;
/** So many tries are made with the short budget; the fault meets no more of them. */
const IMPATIENT_TRIES = 3;
/** Pauses before the questions by key; the real ones are longer and more. */
export const PAUSES_MS = [0, 10, 30, 60];
/** How often a member tries before giving up. */
export const TRIES = 12;

/** Which case this is. */
interface Case {
  /** `area.call` */
  readonly name: string;
  readonly call: AnyCall;
  readonly fault: LineFault;
  readonly seed: number;
}

/** One member at one brand, with what a case needs around it. */
export interface Stage {
  readonly brand: TestBrand;
  readonly random: SeededRandom;
  /**
   * The member's own client through the proxy, for the nth try from 0: with a short budget at first, then a long one.
   */
  readonly client: (nth: number) => FullClient;
  /** Another session of the same member, not through the proxy: what the server says. */
  readonly direct: FullClient;
  /**
   * From now on the case's call meets its fault, once or twice in a row, and sometimes the question by key does too.
   */
  readonly arm: () => void;
  /** Loses the response of this call once, besides. */
  readonly loseResponse: (call: AnyCall) => void;
  /** Waits until nothing is on its way any more. */
  readonly idle: () => Promise<void>;
  /** A text of the member, sealed for the wire. */
  readonly seal: (text: string) => Promise<{ readonly password: string; readonly keyId: string }>;
  /** What the operator does. Throws when it is refused. */
  readonly operator: (path: string, fields?: Readonly<Record<string, string | number>>) => Promise<void>;
}

/**
 * Data of an answer that a case depends on; a refusal here is a mistake of the case or a finding about what came
 * before.
 */
export const expectOk = <D, C extends string>(result: Result<D, C>): D => {
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

/** The data of the first answer; the member asks again as long as there is none. */
export const untilAnswered = async <D, C extends string>(
  { client }: Stage,
  run: (client: FullClient) => Promise<Result<D, C>>,
): Promise<D> => {
  for (let nth = 0; nth < TRIES; nth += 1) {
    const result = await attempt(() => run(client(nth)));
    if (result !== null) return expectOk(result);
  }
  throw new Error(`No answer in ${TRIES} tries.`);
};

/** The demo member of a brand with its sessions, kept over all cases. */
export interface Actor {
  readonly brand: TestBrand;
  readonly world: World;
  readonly storage: ReturnType<typeof createMemoryStorage>;
  readonly direct: FullClient;
  /** Sessions that ended; there is no reason for one. */
  readonly endings: string[];
  readonly close: () => void;
}

export const openClient = (
  { brand, world, storage, endings }: Pick<Actor, "brand" | "world" | "storage" | "endings">,
  origin: string,
  timeoutMs: number,
  fetch?: typeof globalThis.fetch,
): FullClient =>
  createClient({
    fetch,
    origin,
    site: brand.siteCode ?? undefined,
    storage,
    timeoutMs,
    tabChannel: false,
    now: world.now,
    platform: { userAgent: "Mozilla/5.0", maxTouchPoints: 0 },
    report: () => undefined,
    onSessionEnd: (reason) => void endings.push(reason),
  }).with(contract);

const signIn = async (client: FullClient, { username, password }: TestBrand["demo"]): Promise<void> => {
  await client.session.start();
  expectOk(
    await client.withSealed(async ({ keyId, seal }) =>
      client.account.login({ username, password: await seal(password), keyId }),
    ),
  );
};

/** Signs the demo member in twice: once as the member, once to look at the server. */
export const openActor = async (world: World, brand: TestBrand): Promise<Actor> => {
  const endings: string[] = [];
  const storage = createMemoryStorage();
  const first = openClient({ brand, world, storage, endings }, brand.url, LONG_MS);
  const direct = openClient({ brand, world, storage: createMemoryStorage(), endings }, brand.url, LONG_MS);
  await signIn(first, brand.demo);
  await signIn(direct, brand.demo);
  first.close();
  return { brand, world, storage, direct, endings, close: direct.close };
};

/** What a case does beside the member's calls. */
export const sideActionsOf = ({
  brand,
  direct,
}: Pick<Actor, "brand" | "direct">): Pick<Stage, "seal" | "operator"> => ({
  seal: async (text) => {
    const sealed = await direct.withSealed(async ({ keyId, seal }) => ({
      ok: true,
      data: { password: await seal(text), keyId },
    }));
    return expectOk(sealed);
  },
  operator: async (path, fields = {}) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${CONSOLE_SECRET}` };
    const request = { method: "POST", headers, body: JSON.stringify(fields) };
    const reply = await fetch(`${brand.url}/console/api${path}`, request);
    if (!reply.ok) throw new Error(`The operator's ${path} was refused: ${await reply.text()}`);
    await reply.text();
  },
});

/** Sets a case up for an actor with a proxy of its own, runs it and takes it down. */
export const onStage = async <T>(
  actor: Actor,
  { name, call, fault, seed }: Case,
  run: (stage: Stage, proxy: ChaosProxy) => Promise<T>,
): Promise<T> => {
  const { brand, direct } = actor;
  const random = seededRandom(seed, name, fault);
  const proxy = await createChaosProxy({
    target: { host: "127.0.0.1", port: brand.port },
    seed: random.whole(0, 2 ** 31),
    slowMs: SLOW_MS,
  });
  const impatient = openClient(actor, proxy.url, BUDGET_MS);
  const patient = openClient(actor, proxy.url, LONG_MS);
  await Promise.all([impatient.session.start(), patient.session.start()]);
  const isImpatient = fault === "stall" || random.flip(0.9);
  const to =
    (one: AnyCall): FaultTarget =>
    ({ path }) =>
      path === one.path;
  const stage: Stage = {
    brand,
    random,
    client: (nth) => (isImpatient && nth < IMPATIENT_TRIES ? impatient : patient),
    direct,
    arm: () => {
      proxy.set(fault, to(call), random.whole(1, 2));
      if (call.effect === "money" && random.flip(0.3)) proxy.set(fault, to(direct.finance.operation.definition));
    },
    loseResponse: (one) => proxy.set("lose_response", to(one)),
    idle: proxy.idle,
    ...sideActionsOf(actor),
  };
  try {
    return await run(stage, proxy);
  } finally {
    impatient.close();
    patient.close();
    await proxy.close();
  }
};
