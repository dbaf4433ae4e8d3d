import { createQueryClient } from "@baize/api-client/react";
import { createFakeClient, type FakeAnswers, type FakeClient, type FakeOptions } from "@baize/api-client/testing";
import { type BrandFacts, ensureTemporal } from "@baize/domain";
import type { Surface } from "@baize/domain";
import { type Locale, type Messages, uiKitMessages } from "@baize/ui-kit";
import { testBrand } from "@baize/ui-kit/testing";
import type { QueryClient } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { type ReactElement, StrictMode, useLayoutEffect } from "react";
import { createServerClock } from "../clock/server-clock.ts";
import type { Feature } from "../feature/feature.ts";
import { NAVIGATION, navigationMessages } from "../feature/navigation.ts";
import { useLocation } from "../router/router.ts";
import { featureKitWords } from "../words.ts";
import { ScreenFrame } from "./screen-frame.tsx";

export interface ScreenOptions extends FakeOptions {
  /** The address at first; default the root. */
  readonly path?: string;
  readonly brand?: Partial<BrandFacts>;
  readonly locale?: Locale;
  readonly surface?: Surface;
  /** Whose words and navigation there are, besides the words of the kits. */
  readonly features?: readonly Feature[];
  /** Mounts twice, as development does. */
  readonly isStrict?: boolean;
}

export interface Screen {
  readonly client: FakeClient;
  readonly queryClient: QueryClient;
  /** The address now, with its query. */
  readonly path: () => string;
  /** How often a call such as `finance.depositCreate` reached the server. */
  readonly count: (call: string) => number;
}

/**
 * Renders a screen on a fake server, with everything that a site puts around it. The screen before it is taken away.
 */
export const renderScreen = async (
  screen: ReactElement,
  answers: FakeAnswers = {},
  {
    path = "/",
    brand,
    locale = "zh-CN",
    surface = "desktop",
    features = [],
    isStrict = false,
    ...options
  }: ScreenOptions = {},
): Promise<Screen> => {
  cleanup();
  const [messages] = await Promise.all([loadMessages(features, locale), ensureTemporal()]);
  const clock = createServerClock();
  const client = createFakeClient(answers, { onAnswer: clock.observe, ...options });
  const queryClient = createQueryClient({ report: () => undefined });
  const place = { path };
  const tree = (
    <ScreenFrame
      {...{ client, queryClient, features, locale, messages, surface, path }}
      brand={{ ...testBrand, ...brand }}
      clock={clock}
    >
      {screen}
      <Place
        onMove={(next) => {
          place.path = next;
        }}
      />
    </ScreenFrame>
  );
  render(isStrict ? <StrictMode>{tree}</StrictMode> : tree);
  return {
    client,
    queryClient,
    path: () => place.path,
    count: (call) => callsOf(client, call).length,
  };
};

/** What was asked of a call such as `finance.depositCreate`, oldest first. */
export const callsOf = ({ requests }: FakeClient, call: string): readonly unknown[] =>
  requests.filter((request) => request.call === call).map(({ input }) => input);

/** The catalogues of the kits and of features, as a site merges them. */
export const loadMessages = async (features: readonly Feature[], locale: Locale): Promise<Messages> => {
  const owners = [{ id: "uiKit", messages: uiKitMessages }, featureKitWords, ...features];
  const loaded = await Promise.all(owners.map(async ({ id, messages }) => [id, (await messages[locale]()).messages]));
  return { ...Object.fromEntries(loaded), [NAVIGATION]: navigationMessages(features, locale) };
};

/** The address, also for the test to look at. */
const Place = ({ onMove }: { onMove: (path: string) => void }): ReactElement => {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useLayoutEffect(() => onMove(path));
  return <output aria-label="address">{path}</output>;
};
