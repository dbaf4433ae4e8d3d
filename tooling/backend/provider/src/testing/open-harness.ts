import { type Database, ledgerMigrations, raw, run, type Work } from "@baize/ledger";
import { randomBytes } from "node:crypto";
import { createProvider } from "../create-provider.ts";
import type { SettledBet } from "../bets/types.ts";
import type { LaunchRequest, Provider, ProviderDeps } from "../types.ts";

/** A provider on a new database, with a clock that the test sets. */
export interface Harness {
  readonly database: Database;
  readonly provider: Provider;
  /** Bets passed to `onSettled`, in committed and in repeated transactions. */
  readonly settled: SettledBet[];
  now: number;
  /** Opens the provider again on the same database, as after a restart. */
  reopen(): Promise<Provider>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Launches and opens a game. Returns the session's secret. */
  enter(request?: Partial<LaunchRequest>): Promise<string>;
  call(
    session: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly ok: boolean; readonly code?: string; readonly data?: Record<string, unknown> }>;
}

export const MEMBER = "10001/m1";
/** 2026-11-27 12:00:00 UTC. */
export const START = 1_795_780_800_000;

type HarnessOptions = Partial<Pick<ProviderDeps, "answerTimeoutMs" | "isSiteClosed" | "gate" | "freeBets" | "random">>;

export const openHarness = async (database: Database, options: HarnessOptions = {}): Promise<Harness> => {
  await database.migrate("ledger", ledgerMigrations);
  await database.migrate("harness", [
    { name: "001_settled", statements: ["create table harness_settled (bet text not null primary key)"] },
  ]);
  const settled: SettledBet[] = [];
  const deps = {
    database,
    random: (n: number) => randomBytes(n),
    ...options,
    clock: () => harness.now,
    // A row of the host, whose key allows one per bet.
    *onSettled(bet: SettledBet): Work<void> {
      yield* run(raw("insert into harness_settled (bet) values (?)", bet.betId));
      settled.push(bet);
    },
  };
  const harness: { now: number } = { now: START };
  const provider = await createProvider(deps);
  const app = provider.routes("10001");
  const fetch = async (path: string, init?: RequestInit): Promise<Response> => app.request(path, init);
  return Object.assign(harness, {
    database,
    provider,
    settled,
    reopen: () => createProvider(deps),
    fetch,
    async enter(request: Partial<LaunchRequest> = {}) {
      const launched = await provider.launch({
        memberRef: MEMBER,
        brand: "10001",
        currency: "CNY",
        gameId: "zjqp-001",
        mode: "real",
        surface: "mobile",
        locale: "zh-CN",
        ...request,
      });
      if (!launched.ok) throw new Error(`not launched: ${launched.code}`);
      const page = await (await fetch(launched.url)).text();
      return sessionOf(page);
    },
    async call(session: string, path: string, body?: unknown) {
      const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
      const response = await fetch(`/play/api/${path}`, {
        ...init,
        headers: { play: session, "content-type": "application/json" },
      });
      return (await response.json()) as Awaited<ReturnType<Harness["call"]>>;
    },
  });
};

export const sessionOf = (page: string): string => {
  const found = /"session":"([A-Za-z0-9_-]{32})"/.exec(page)?.[1];
  if (found === undefined) throw new Error("The page has no session.");
  return found;
};

let keys = 0;
/** A new operation key. */
export const newKey = (): string => `key-of-a-test-${String((keys += 1)).padStart(6, "0")}`;
