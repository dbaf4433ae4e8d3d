/** The wallets a member sees: entries with `wallet` equal to 2 are left out (docs/specification.md §3.2). */
export function visibleWallets<T extends { readonly wallet: number | string }>(list: readonly T[]): T[] {
  return list.filter(({ wallet }) => Number(wallet) !== 2);
}
