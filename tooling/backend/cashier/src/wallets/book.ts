import type { CallData, contract } from "@baize/api-client/contract";
import type { AssetCode } from "@baize/domain";
import { first, ledger, run, type AccountSpec, type LedgerResult, type Work } from "@baize/ledger";
import { decimal, instant, type Env } from "../interface/env.ts";
import type { TenantRules } from "../rules/tenant-rules.ts";
import { q, type MemberRow } from "../store/tables.ts";
import { rolloverLeft } from "../turnover/turnover.ts";
import type { CashierContext } from "../interface/types.ts";

type HouseName = "bank" | "coin" | "fee" | "play" | "bonus" | "exchange";

/** Ids of the ledger accounts. */
export const book = {
  /** The central wallet. */
  main: (brand: string, member: string): string => `member/${brand}/${member}/main`,
  /** Transfers to games whose outcome is not known yet. */
  transit: (brand: string, member: string): string => `transit/${brand}/${member}`,
  /** What the cashier knows of a game wallet; the provider keeps its own account of it. */
  mirror: (brand: string, member: string, platform: string): string => `mirror/${brand}/${member}/${platform}`,
  /** The member's wallet of a coin. */
  coin: (brand: string, member: string, asset: AssetCode): string => `coin/${brand}/${member}/${asset}`,
  /** The house's account in the brand's currency, or in the coin that is named. */
  house: (brand: string, name: HouseName, coin?: AssetCode): string =>
    `house/${brand}/${name}${coin === undefined ? "" : `/${coin}`}`,
};

/** How the mirror of a game wallet is opened. */
export const mirrorOf = (brand: string, member: string, platform: string, asset: AssetCode): AccountSpec => ({
  id: book.mirror(brand, member, platform),
  kind: "mirror",
  owner: member,
  asset,
  mayBeNegative: true,
});

/** Opens a house account of `asset` where it is not open yet; gives its id. */
export function* openHouse(
  { brand, currency }: Pick<MemberRow, "brand" | "currency">,
  name: HouseName,
  asset: AssetCode,
): Work<string> {
  const id = book.house(brand, name, asset === currency ? undefined : asset);
  yield* ledger.openAccount({ id, kind: "house", owner: name, asset, mayBeNegative: true });
  return id;
}

/** The wallet that keeps `asset` for the member, opened where it is not yet; gives its id. */
export function* openWallet(
  { id: member, brand, currency }: Pick<MemberRow, "id" | "brand" | "currency">,
  asset: AssetCode,
): Work<string> {
  if (asset === currency) return book.main(brand, member);
  const id = book.coin(brand, member, asset);
  yield* ledger.openAccount({ id, kind: "coin", owner: member, asset });
  return id;
}

/** What the member may spend of `asset`; nothing of a coin whose wallet was never opened. */
export function* spendableOf({ brand, member }: CashierContext, asset: AssetCode): Work<bigint> {
  const account = yield* ledger.account(
    asset === brand.currency ? book.main(brand.code, member.id) : book.coin(brand.code, member.id, asset),
  );
  return account === null ? 0n : account.balance - account.held;
}

/** Opens the member's and the brand's accounts; again is harmless. Throws when the id belongs to another brand. */
export function* openMember(id: string, brand: Pick<TenantRules, "code" | "currency">, at: number): Work<void> {
  const { code, currency } = brand;
  for (const name of ["bank", "coin", "fee", "play"] as const)
    yield* ledger.openAccount({
      id: book.house(code, name),
      kind: "house",
      owner: name,
      asset: currency,
      mayBeNegative: true,
    });
  yield* ledger.openAccount({ id: book.main(code, id), kind: "member", owner: id, asset: currency });
  yield* ledger.openAccount({ id: book.transit(code, id), kind: "transit", owner: id, asset: currency });
  const row = {
    id,
    brand: code,
    currency,
    opened_at: BigInt(at),
    holder: null,
    deposits: 0n,
    withdrawals: 0n,
    turnover: 0n,
  };
  yield* run(
    q
      .insertInto("cashier_member")
      .values(row)
      .onConflict((c) => c.doNothing()),
  );
  yield* findMember(id, code);
}

/** The member's row. Throws when the member was not opened, or not at this brand. */
export function* findMember(id: string, brand?: string): Work<MemberRow> {
  const row = yield* first(q.selectFrom("cashier_member").selectAll().where("id", "=", id));
  if (row === undefined || (brand !== undefined && row.brand !== brand))
    throw new Error(
      `Member "${id}" has no wallet${brand === undefined ? "" : ` at brand "${brand}"`}. Run openMember first.`,
    );
  return row;
}

/** The value of a posting that the code has made sure of. Throws, and so rolls back, when the ledger refuses it. */
export const posted = <T>(result: LedgerResult<T>, what: string): T => {
  if (!result.ok) throw new Error(`The ledger refused ${what}: ${result.code}. Nothing was written; run the auditor.`);
  return result.value;
};

type Balance = CallData<typeof contract.member.balance>;

/** Balances of one snapshot. What a withdrawal may take is nothing while turnover is missing. */
export function* balanceOf(env: Env, { brand, member }: CashierContext, now: number): Work<Balance> {
  const { code, currency, zone } = brand;
  const main = yield* ledger.account(book.main(code, member.id));
  if (main === null) throw new Error(`Member "${member.id}" has no wallet at brand "${code}". Run openMember first.`);
  const platforms = env.wallets.list(currency).map(({ platform }) => book.mirror(code, member.id, platform));
  const away = yield* ledger.accounts([book.transit(code, member.id), ...platforms]);
  const spendable = main.balance - main.held;
  const left = yield* rolloverLeft(member.id);
  return {
    balance: decimal(spendable, currency),
    locked: decimal(main.held, currency),
    withdrawable: decimal(left > 0n ? 0n : spendable, currency),
    total: decimal(
      away.reduce((sum, { balance }) => sum + balance, main.balance),
      currency,
    ),
    currency,
    version: main.version.toString(),
    updatedAt: instant(now, zone),
  };
}
