import { all, run, type Work } from "@baize/ledger";
import { q } from "../accounts/tables.ts";

/** Wrong secrets are counted in windows of this length. */
export const CONSOLE_WINDOW_MS = 15 * 60_000;
/** From one address; then every try from it waits for the window's end. */
export const CONSOLE_TRIES = 5;
/** From all addresses; then an address has one try instead of five. */
export const CONSOLE_TRIES_IN_ALL = 20;

const IN_ALL = "in all";

export interface ConsoleTries {
  /** Milliseconds until the address may try again; 0 now. */
  readonly waitMs: number;
  readonly isCrowded: boolean;
}

interface Window {
  readonly fails: number;
  readonly since: number;
}

const windowOf = (
  rows: readonly { address: string; fails: bigint; since: bigint }[],
  of: string,
  now: number,
): Window => {
  const row = rows.find(({ address }) => address === of);
  if (!row || now - Number(row.since) >= CONSOLE_WINDOW_MS) return { fails: 0, since: now };
  return { fails: Number(row.fails), since: Number(row.since) };
};

const judge = (own: Window, total: Window, now: number): ConsoleTries => ({
  waitMs: own.fails >= CONSOLE_TRIES ? Math.max(1, own.since + CONSOLE_WINDOW_MS - now) : 0,
  isCrowded: total.fails >= CONSOLE_TRIES_IN_ALL,
});

function* readWindows(address: string, now: number): Work<readonly [own: Window, total: Window]> {
  const rows = yield* all(q.selectFrom("site_console_try").selectAll().where("address", "in", [address, IN_ALL]));
  return [windowOf(rows, address, now), windowOf(rows, IN_ALL, now)];
}

export function* readConsoleTries(address: string, now: number): Work<ConsoleTries> {
  return judge(...(yield* readWindows(address, now)), now);
}

function* store(address: string, { fails, since }: Window): Work<void> {
  const next = { fails: BigInt(fails), since: BigInt(since) };
  const row = q.insertInto("site_console_try").values({ address, ...next });
  yield* run(row.onConflict((c) => c.column("address").doUpdateSet(next)));
}

/** Counts a wrong secret. The wait before this one is given back, so that of many at once five are judged. */
export function* countConsoleTry(address: string, now: number): Work<ConsoleTries> {
  const [own, total] = yield* readWindows(address, now);
  const before = judge(own, total, now);
  if (before.waitMs > 0) return before;
  yield* store(address, { ...own, fails: before.isCrowded ? CONSOLE_TRIES : own.fails + 1 });
  yield* store(IN_ALL, { ...total, fails: total.fails + 1 });
  return before;
}

export const pruneConsoleTries = (now: number): Work<number> =>
  run(q.deleteFrom("site_console_try").where("since", "<", BigInt(now - CONSOLE_WINDOW_MS)));
