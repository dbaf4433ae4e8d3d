import { all, type Database, raw } from "@baize/ledger";

export interface AuditFault {
  readonly rule:
    | "payout_not_rows"
    | "payout_not_posting"
    | "posting_not_payout"
    | "account_not_empty"
    | "row_not_percent";
  readonly subject: string;
  readonly detail: string;
}

interface Sum {
  readonly id: string;
  readonly total: bigint;
}

const ACCOUNT = "like 'promotion/%/commission'";
/** Commission that has left its account, by the payout's id, with the wallet that got it. */
const POSTED = `select substr(gone.transfer, 8) as id, got.account as wallet, got.amount as total
  from ledger_posting gone join ledger_posting got on got.transfer = gone.transfer and got.amount > 0
  where gone.account ${ACCOUNT} and gone.amount < 0 and gone.transfer like 'reward:%' order by gone.transfer`;

/** "12.50" as its hundredths. */
const hundredths = (percent: string): bigint => {
  const [whole = "", decimals = ""] = percent.split(".");
  return BigInt(`${whole}${decimals.padEnd(2, "0")}`);
};

/**
 * Holds what was earned against what was paid, from the raw rows of one snapshot: each row is its percent of its base,
 * each payout is the sum of its rows and one posting to its agent, there is no other posting, and the commission
 * accounts are empty. Reads everything: not for busy hours.
 */
export const auditAgency = (database: Database): Promise<readonly AuditFault[]> =>
  database.read(function* () {
    const faults: AuditFault[] = [];
    const report = (rule: AuditFault["rule"], subject: string, detail: string): void =>
      void faults.push({ rule, subject, detail });
    const rows = yield* all(
      raw<{ agent: string; invitee: string; day: string; base: bigint; percent: string; amount: bigint }>(
        "select agent, invitee, day, base, percent, amount from agency_earning order by agent, day, invitee, part",
      ),
    );
    for (const { agent, invitee, day, base, percent, amount } of rows)
      if ((base * hundredths(percent)) / 10_000n !== amount)
        report("row_not_percent", `${agent}/${invitee}/${day}`, `${amount} is not ${percent} % of ${base}`);
    const earned = new Map(
      (yield* all(
        raw<Sum>(
          "select payout as id, sum(amount) as total from agency_earning where payout is not null group by payout",
        ),
      )).map(({ id, total }) => [id, total]),
    );
    const posted = new Map((yield* all(raw<Sum & { wallet: string }>(POSTED))).map((posting) => [posting.id, posting]));
    const payouts = yield* all(
      raw<{ id: string; brand: string; agent: string; amount: bigint }>(
        "select id, brand, agent, amount from agency_payout order by id",
      ),
    );
    for (const { id, brand, agent, amount } of payouts) {
      const [sum, posting] = [earned.get(id), posted.get(id)];
      if (sum !== amount) report("payout_not_rows", id, `paid ${amount}, rows make ${sum ?? 0n}`);
      if (posting?.total !== amount || posting.wallet !== `member/${brand}/${agent}/main`)
        report(
          "payout_not_posting",
          id,
          `paid ${amount}, posted ${posting?.total ?? 0n} to ${posting?.wallet ?? "no one"}`,
        );
      earned.delete(id);
      posted.delete(id);
    }
    for (const id of earned.keys()) report("payout_not_rows", id, "rows name a payout that does not exist");
    for (const id of posted.keys()) report("posting_not_payout", id, "a posting without a payout");
    const accounts = yield* all(
      raw<Sum>(`select id, balance as total from ledger_account where id ${ACCOUNT} order by id`),
    );
    for (const { id, total } of accounts)
      if (total !== 0n) report("account_not_empty", id, `what was filled and paid differs by ${total}`);
    return faults;
  });
