import type { Locale } from "@baize/ui-kit";
import { createContext, use } from "react";
import type { Scheme } from "./preferences.ts";

/** How this visitor looks at the site. */
export interface Look {
  readonly scheme: Scheme | undefined;
  readonly setScheme: (scheme: Scheme | undefined) => void;
  readonly locale: Locale;
  /** Loads the page again in the other language. */
  readonly setLocale: (locale: Locale) => void;
}

export const lookContext = createContext<Look | null>(null);

export const useLook = (): Look => {
  const look = use(lookContext);
  if (!look) throw new Error("useLook stands outside SiteApp.");
  return look;
};
