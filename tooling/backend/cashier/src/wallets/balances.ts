import type { CallData, contract } from "@baize/api-client/contract";
import type { AssetCode } from "@baize/domain";
import { ledger, type Work } from "@baize/ledger";
import { decimal, instant } from "../amounts/format.ts";
import type { CashierContext } from "../interface/ports.ts";
import { rolloverLeft } from "../turnover/rollover.ts";
import { book } from "./book.ts";

/** What the member may spend of `asset`; nothing of a coin whose wallet was never opened. */
export function* spendableOf({ brand, member }: CashierContext, asset: AssetCode): Work<bigint> {
  const account = yield* ledger.account(
    asset === brand.currency ? book.main(brand.code, member.id) : book.coin(brand.code, member.id, asset),
  );
  return account === null ? 0n : account.balance - account.held;
}

type Balance = CallData<typeof contract.member.balance>;

/** Accounts of a member's money that is neither in the central wallet nor a coin. */
const ELSEWHERE = ["transit", "mirror"] as const;

/** Balances of one snapshot. What a withdrawal may take is nothing while turnover is missing. */
export function* balanceOf({ brand, member }: CashierContext, now: number): Work<Balance> {
  const { code, currency, zone } = brand;
  const main = yield* ledger.account(book.main(code, member.id));
  if (main === null) throw new Error(`Member "${member.id}" has no wallet at brand "${code}". Run openMember first.`);
  const elsewhere = yield* ledger.owned(member.id, currency, ELSEWHERE);
  const spendable = main.balance - main.held;
  const left = yield* rolloverLeft(member.id);
  return {
    balance: decimal(spendable, currency),
    locked: decimal(main.held, currency),
    withdrawable: decimal(left > 0n ? 0n : spendable, currency),
    total: decimal(main.balance + elsewhere, currency),
    currency,
    version: main.version.toString(),
    updatedAt: instant(now, zone),
  };
}
