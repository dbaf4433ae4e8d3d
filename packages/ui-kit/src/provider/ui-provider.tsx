import type { BrandFacts, Surface } from "@baize/domain";
import { useMemo, type ReactElement, type ReactNode } from "react";
import { IntlProvider } from "use-intl";

import type { KitNavigation } from "../link/link.tsx";
import { navigationContext } from "../link/navigation-context.ts";
import { Announcer } from "../live-region/announcer.tsx";
import "../theme/base.css.ts";
import { zhCN } from "../messages/zh-CN.ts";
import { Toaster } from "../toasts/toaster.tsx";
import { createMessageFallback } from "../words/message-fallback.ts";
import type { Messages } from "../words/messages-types.ts";
import { deviceClock, type Clock } from "./clock.ts";
import { siteContext, type Locale } from "./site-context.ts";
import { useForcedScheme } from "./use-forced-scheme.ts";

export interface UiProviderProps {
  brand: BrandFacts;
  locale: Locale;
  /** Every owner's catalogue under its name; `uiKit` may be left out for zh-CN. */
  messages: Messages;
  surface: Surface;
  /** See `useForcedScheme`. */
  scheme?: "dark" | "light" | undefined;
  /** The server's time, which dates, relative times and countdowns follow; the device's own by default. */
  clock?: Clock | undefined;
  /** The site's router. Without it links are plain, and each loads its page anew. */
  navigation?: KitNavigation | undefined;
  /** Told of each text that is missing, once; the client's `report`. The console is by default. */
  report?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

const warn = (error: unknown): void => globalThis.console.warn(error);
const ignore = (): void => undefined;

/** Joins brand facts, language, zone, surface, announcements and toasts. Mounted once, around the router. */
export const UiProvider = ({
  brand,
  locale,
  messages,
  surface,
  scheme,
  clock = deviceClock,
  navigation,
  report = warn,
  children,
}: UiProviderProps): ReactElement => {
  const site = useMemo(() => ({ brand, locale, surface, clock }), [brand, locale, surface, clock]);
  const catalogue = useMemo(() => ({ uiKit: zhCN, ...messages }), [messages]);
  const getMessageFallback = useMemo(() => createMessageFallback(report), [report]);
  useForcedScheme(scheme);
  const tree = (
    <siteContext.Provider value={site}>
      <IntlProvider
        locale={locale}
        messages={catalogue}
        timeZone={brand.zone}
        // The fallback reports, and knows the key.
        onError={ignore}
        getMessageFallback={getMessageFallback}
      >
        <Announcer>
          <Toaster>{children}</Toaster>
        </Announcer>
      </IntlProvider>
    </siteContext.Provider>
  );
  return navigation ? <navigationContext.Provider value={navigation}>{tree}</navigationContext.Provider> : tree;
};
