import { all, raw } from "../engine/builder.ts";
import type { Database } from "../engine/database.ts";
import type { AuditFinding } from "./audit.ts";

/** Sums over all accounts of a kind and an asset. Over all kinds of one asset the balances sum to zero. */
export const balanceSums = (database: Database): Promise<readonly BalanceSum[]> =>
  database.read(() =>
    all(
      raw<BalanceSum>(
        `select kind, asset, count(*) as accounts, sum(balance) as balance, sum(held) as held
         from ledger_account group by kind, asset order by kind, asset`,
      ),
    ),
  );

/**
 * The check made when a server starts: each asset sums to zero and each balance equals the sum of its entries.
 * Any finding means that money rows were changed from outside; serve reads only until it is explained.
 */
export const verifyOnOpen = (database: Database): Promise<readonly AuditFinding[]> =>
  database.read(function* () {
    const sums = yield* all(
      raw<{ asset: string; total: bigint }>(
        `select asset, sum(balance) as total from ledger_account
         group by asset having sum(balance) <> 0 order by asset`,
      ),
    );
    const strays = yield* all(
      raw<{ id: string; balance: bigint; entries: bigint }>(
        `select a.id, a.balance, coalesce(p.entries, 0) as entries from ledger_account a
         left join (select account, sum(amount) as entries from ledger_posting group by account) p on p.account = a.id
         where a.balance <> coalesce(p.entries, 0) order by a.id`,
      ),
    );
    return [
      ...sums.map(({ asset, total }): AuditFinding => ({
        rule: "sum_not_zero",
        subject: asset,
        detail: `all balances sum to ${total}`,
      })),
      ...strays.map(({ id, balance, entries }): AuditFinding => ({
        rule: "balance_not_entries",
        subject: id,
        detail: `balance ${balance}, entries ${entries}`,
      })),
    ];
  });

export interface BalanceSum {
  readonly kind: string;
  readonly asset: string;
  /** Number of accounts. */
  readonly accounts: bigint;
  readonly balance: bigint;
  readonly held: bigint;
}
