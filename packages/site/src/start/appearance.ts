import { type Locale, useForcedScheme, useLocale } from "@baize/ui-kit";
import { atom, useAtom, useAtomValue } from "jotai";
import { useHydrateAtoms } from "jotai/utils";
import { useSiteParts } from "../site-context.ts";
import type { Scheme } from "./preferences.ts";

/** The scheme that the visitor chose; undefined follows the system. */
const schemeAtom = atom<Scheme | undefined>(undefined);
const balanceHiddenAtom = atom(false);

/** Restores what this device keeps of the visitor's choices, and puts the scheme on the page. Draws nothing. */
export const AppearanceState = (): null => {
  const { preferences } = useSiteParts();
  useHydrateAtoms([
    [schemeAtom, preferences.scheme()],
    [balanceHiddenAtom, preferences.hidesBalance()],
  ] as const);
  useForcedScheme(useAtomValue(schemeAtom));
  return null;
};

export interface Appearance {
  readonly scheme: Scheme | undefined;
  readonly setScheme: (scheme: Scheme | undefined) => void;
  readonly locale: Locale;
  /** Loads the page again in the other language. */
  readonly setLocale: (locale: Locale) => void;
}

export const useAppearance = (): Appearance => {
  const { preferences, reload } = useSiteParts();
  const [scheme, setScheme] = useAtom(schemeAtom);
  const locale = useLocale();
  return {
    scheme,
    setScheme: (next) => {
      preferences.setScheme(next);
      setScheme(next);
    },
    locale,
    setLocale: (next) => {
      if (next === locale) return;
      preferences.setLocale(next);
      reload();
    },
  };
};

/** Whether the balance is masked, and the switch. */
export const useBalanceHidden = (): readonly [isHidden: boolean, setHidden: (isHidden: boolean) => void] => {
  const { preferences } = useSiteParts();
  const [isHidden, setHidden] = useAtom(balanceHiddenAtom);
  return [
    isHidden,
    (next) => {
      preferences.setHidesBalance(next);
      setHidden(next);
    },
  ];
};
