import { type ClientStorage, textKey } from "@baize/api-client";
import { SITE_LOCALES, type SiteLocale } from "@baize/domain";

export type Scheme = "dark" | "light";

const localeKey = textKey("local", "locale", (text) => (SITE_LOCALES as readonly string[]).includes(text));
const schemeKey = textKey("local", "scheme", (text) => text === "dark" || text === "light");
const balanceKey = textKey("local", "hideBalance", (text) => text === "1");

/** What the visitor chose for this device. */
export interface Preferences {
  readonly locale: () => SiteLocale | undefined;
  readonly setLocale: (locale: SiteLocale) => void;
  readonly scheme: () => Scheme | undefined;
  readonly setScheme: (scheme: Scheme | undefined) => void;
  readonly hidesBalance: () => boolean;
  readonly setHidesBalance: (hides: boolean) => void;
}

export const createPreferences = (storage: ClientStorage): Preferences => ({
  locale: () => storage.get(localeKey) as SiteLocale | undefined,
  setLocale: (locale) => void storage.set(localeKey, locale),
  scheme: () => storage.get(schemeKey) as Scheme | undefined,
  setScheme: (scheme) => (scheme ? void storage.set(schemeKey, scheme) : storage.remove(schemeKey)),
  hidesBalance: () => storage.get(balanceKey) === "1",
  setHidesBalance: (hides) => (hides ? void storage.set(balanceKey, "1") : storage.remove(balanceKey)),
});
