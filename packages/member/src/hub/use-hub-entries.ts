import { paths } from "@baize/domain";
import { type NavigationItem, useNavigation } from "@baize/feature-kit";

const MONEY: readonly string[] = [paths.deposit, paths.withdraw, paths.transfer];

/** The hub's entries of the features of this site: those that move money, and all others. */
export const useHubEntries = (): {
  readonly money: readonly NavigationItem[];
  readonly others: readonly NavigationItem[];
} => {
  const entries = useNavigation("hub");
  return {
    money: entries.filter(({ path }) => MONEY.includes(path)),
    others: entries.filter(({ path }) => !MONEY.includes(path)),
  };
};
