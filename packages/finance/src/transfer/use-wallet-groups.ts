import { callQuery } from "@baize/api-client/react";
import { type CategoryId, isCategoryId } from "@baize/domain";
import { useBrand, useCategoryName } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../client.ts";
import { useFinanceWords } from "../words.ts";
import type { WalletView } from "./use-wallets.ts";

/** Game wallets of one category. */
export interface WalletGroup {
  readonly key: string;
  /** Null as long as categories are not known. */
  readonly name: string | null;
  readonly wallets: readonly WalletView[];
}

const isEmptyAmount = (balance: string): boolean => /^-?0+(\.0+)?$/.test(balance);

/** Known to hold nothing, and nothing is on its way. */
export const isEmptyWallet = ({ balance, wallet }: WalletView): boolean =>
  balance !== undefined && isEmptyAmount(balance) && wallet.pending === 0;

/** Money first, then what is not known yet, then what is empty; in the order of the list otherwise. */
const rankOf = (view: WalletView): number => (isEmptyWallet(view) ? 2 : view.balance === undefined ? 1 : 0);
export const moneyFirst = (wallets: readonly WalletView[]): readonly WalletView[] =>
  [0, 1, 2].flatMap((rank) => wallets.filter((view) => rankOf(view) === rank));

/** Game wallets by the category of their games, in the brand's order; what belongs to none comes last. */
export const useWalletGroups = (games: readonly WalletView[]): readonly WalletGroup[] => {
  const t = useFinanceWords();
  const nameOf = useCategoryName();
  const { enabledCategoryIds } = useBrand();
  const { data } = useQuery(callQuery(useClient().games.list, { show: "home" }));
  if (data === undefined) return [{ key: "all", name: null, wallets: moneyFirst(games) }];
  const categories = new Map<string, CategoryId>();
  for (const { id, providers } of data.toReversed())
    for (const { platform } of providers) if (isCategoryId(id)) categories.set(platform, id);
  const others = games.filter(({ wallet }) => !categories.has(wallet.platform));
  const groups = enabledCategoryIds.map((id) => ({
    key: String(id),
    name: nameOf(id),
    wallets: moneyFirst(games.filter(({ wallet }) => categories.get(wallet.platform) === id)),
  }));
  const closed = games.filter(({ wallet }) => {
    const id = categories.get(wallet.platform);
    return id !== undefined && !enabledCategoryIds.includes(id);
  });
  return [
    ...groups,
    { key: "others", name: t("transfer.otherWallets"), wallets: moneyFirst([...others, ...closed]) },
  ].filter(({ wallets }) => wallets.length > 0);
};
