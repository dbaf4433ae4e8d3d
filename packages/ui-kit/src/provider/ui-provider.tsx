import type { BrandFacts } from "@baize/domain";
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from "react";
import { IntlProvider } from "use-intl";

import type { Locale } from "../feature/feature.ts";
import { Announcer } from "../live-region/announcer.tsx";
import "../theme/base.css.ts";
import { zhCN } from "../messages/zh-CN.ts";
import { Toaster } from "../toasts/toaster.tsx";
import type { Messages } from "../words/messages-types.ts";
import { siteContext, type Surface } from "./site-context.ts";

export interface UiProviderProps {
  brand: BrandFacts;
  locale: Locale;
  /** Every owner's catalogue under its name; `uiKit` may be left out for zh-CN. */
  messages: Messages;
  surface: Surface;
  /** Forces a scheme on the whole document; without it the system decides. */
  scheme?: "dark" | "light" | undefined;
  /** The server's time at start, epoch milliseconds; relative times and countdowns follow it. */
  nowMs?: number | undefined;
  children: ReactNode;
}

/** Joins brand facts, language, zone, surface, announcements and toasts. Mounted once, around the router. */
export const UiProvider = ({
  brand,
  locale,
  messages,
  surface,
  scheme,
  nowMs,
  children,
}: UiProviderProps): ReactElement => {
  const [clockOffset] = useState(() => (nowMs === undefined ? 0 : nowMs - Date.now()));
  const site = useMemo(
    () => ({ brand, locale, surface, clockOffset }),
    [brand, locale, surface, clockOffset],
  );
  const catalogue = useMemo(() => ({ uiKit: zhCN, ...messages }), [messages]);
  useEffect(() => {
    if (scheme === undefined) return undefined;
    const root = document.documentElement;
    const before = root.dataset["scheme"];
    root.dataset["scheme"] = scheme;
    return () => {
      // The page itself may have put it on already, before anything was drawn.
      if (before === undefined || before === scheme) delete root.dataset["scheme"];
      else root.dataset["scheme"] = before;
    };
  }, [scheme]);
  return (
    <siteContext.Provider value={site}>
      <IntlProvider locale={locale} messages={catalogue} timeZone={brand.zone}>
        <Announcer>
          <Toaster>{children}</Toaster>
        </Announcer>
      </IntlProvider>
    </siteContext.Provider>
  );
};
