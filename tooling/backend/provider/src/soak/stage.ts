import { audit, type Database } from "@baize/ledger";
import { type FailingDatabase, failingDatabase } from "@baize/ledger/testing";
import assert from "node:assert/strict";
import { isFinal } from "../play/client/api.js";
import { MEMBER, newKey, openHarness, type Harness } from "../testing/open-harness.ts";

export const PLATFORM = "zjqp";
export const FUNDS = 10_000_000n;

export interface RoundBody {
  readonly key: string;
  readonly stake: string;
  readonly choice: string;
}
export const roundBody = (choice = "east", stake = "10.00"): RoundBody => ({ key: newKey(), stake, choice });

type Answer = Awaited<ReturnType<Harness["call"]>>;

/** A provider on a database that fails on demand, with the reads that a sweep needs. */
export interface Stage {
  readonly harness: Harness;
  readonly store: FailingDatabase;
  /** Sends a round as a page does; null where a page would treat the outcome as unknown. */
  send(session: string, path: "round" | "round/close", body: RoundBody): Promise<Answer | null>;
  balance(platform: string): Promise<bigint>;
  /** Number of bets and their net result, unsettled stakes counted as lost. */
  bets(platform: string): Promise<{ readonly total: number; readonly net: bigint }>;
  /** Throws when the ledger's audit finds a fault. */
  verify(): Promise<void>;
}

export const openStage = async (database: Database): Promise<Stage> => {
  const store = failingDatabase(database);
  const harness = await openHarness(store);
  // Stops following the database: those reads would count as boundaries.
  await harness.provider.close();
  for (const platform of [PLATFORM, "lyty"])
    await harness.provider.wallet.credit(MEMBER, platform, `fund-${platform}`, FUNDS, "CNY");
  return {
    harness,
    store,
    async send(session, path, body) {
      const init = { method: "POST", body: JSON.stringify(body), headers: { play: session } };
      const response = await harness.fetch(`/play/api/${path}`, init);
      const answer = (await response.json()) as Answer;
      assert.ok([200, 503].includes(response.status), `status ${response.status}`);
      return response.status === 200 && isFinal(answer as Parameters<typeof isFinal>[0]) ? answer : null;
    },
    async balance(platform) {
      const balance = await harness.provider.wallet.balance(MEMBER, platform);
      assert.notEqual(balance, "unknown");
      return BigInt(balance);
    },
    async bets(platform) {
      const { rows, sum } = await harness.provider.bets.list({
        memberRef: MEMBER,
        platform,
        page: 1,
        size: 100_000,
        locale: "en",
      });
      const open = rows.filter(({ state }) => state === "unsettled").reduce((all, { stake }) => all + stake, 0n);
      return { total: sum.count, net: sum.net - open };
    },
    async verify() {
      assert.deepEqual(await audit(database), []);
    },
  };
};
