import type { AssetCode } from "@baize/domain";
import { type AccountSpec, ledger, type LedgerResult, type Work } from "@baize/ledger";
import type { MemberRow } from "../store/tables.ts";

export type HouseName = "bank" | "coin" | "fee" | "play" | "bonus" | "exchange";

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
  /** The budget of a promotion. */
  promotion: (brand: string, promotion: string): string => `promotion/${brand}/${promotion}`,
  /** What a promotion owes in free bets that were given and not used. */
  freeBets: (brand: string, promotion: string): string => `free-bets/${brand}/${promotion}`,
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

/** The value of a posting that the code has made sure of. Throws, and so rolls back, when the ledger refuses it. */
export const posted = <T>(result: LedgerResult<T>, what: string): T => {
  if (!result.ok) throw new Error(`The ledger refused ${what}: ${result.code}. Nothing was written; run the auditor.`);
  return result.value;
};
