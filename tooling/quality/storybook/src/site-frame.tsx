import { createQueryClient } from "@baize/api-client/react";
import { createFakeClient, type FakeAnswers, type FakeOptions } from "@baize/api-client/testing";
import { createServerClock } from "@baize/feature-kit";
import { ScreenFrame } from "@baize/feature-kit/testing";
import type { Surface } from "@baize/domain";
import type { Locale, Messages } from "@baize/ui-kit";
import { type ReactElement, type ReactNode, use, useState } from "react";
import { brands, brandStyle } from "./brands.ts";
import { features, loadWords } from "./words.ts";

export interface SiteFrameProps {
  readonly brand: string;
  readonly scheme: "dark" | "light";
  readonly locale: Locale;
  readonly surface: Surface;
  /** Where the story stands; default the root. */
  readonly path?: string | undefined;
  readonly session?: FakeOptions["session"];
  readonly answers?: FakeAnswers | undefined;
  readonly children: ReactNode;
}

const loaded = new Map<Locale, Promise<Messages>>();

/** One promise per language, as `use` needs it. */
const wordsOf = (locale: Locale): Promise<Messages> => {
  const words = loaded.get(locale) ?? loadWords(locale);
  loaded.set(locale, words);
  return words;
};

/** What a site puts around its pages, on a fake server. */
export const SiteFrame = ({
  brand,
  scheme,
  locale,
  surface,
  path = "/",
  session,
  answers,
  children,
}: SiteFrameProps): ReactElement => {
  const facts = brands[brand];
  if (!facts) throw new Error(`There is no brand ${brand}. Choose one in the toolbar.`);
  const messages = use(wordsOf(locale));
  const [parts] = useState(() => {
    const clock = createServerClock();
    return {
      clock,
      client: createFakeClient(answers, { session, onAnswer: clock.observe }),
      queryClient: createQueryClient({ report: () => undefined }),
    };
  });
  return (
    <>
      <style>{brandStyle(brand)}</style>
      <ScreenFrame {...parts} {...{ features, brand: facts, locale, messages, surface, scheme, path }}>
        <div style={{ padding: 16 }}>{children}</div>
      </ScreenFrame>
    </>
  );
};
