import { ClientProvider, createQueryClient } from "@baize/api-client/react";
import { createFakeClient, type FakeAnswers, type FakeClient, type FakeOptions } from "@baize/api-client/testing";
import { type BrandFacts, ensureTemporal } from "@baize/domain";
import { MemoryRouter, UiProvider, useLocation } from "@baize/ui-kit";
import { render } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { type ReactElement, StrictMode } from "react";
import { zhCN } from "./messages/zh-CN.ts";

const brand = JSON.parse(readFileSync("../../brands/10001/brand.json", "utf8")) as BrandFacts;

const Where = (): ReactElement => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

export interface Shown {
  readonly client: FakeClient;
  readonly queryClient: ReturnType<typeof createQueryClient>;
}

export interface ShowOptions extends FakeOptions {
  readonly path?: string;
  readonly brand?: Partial<BrandFacts>;
  /** Mounts twice, as development does. */
  readonly isStrict?: boolean;
}

/** A screen of this package as a browser shows it, on the fake server. */
export const showScreen = async (screen: ReactElement, answers: FakeAnswers = {}, options: ShowOptions = {}): Promise<Shown> => {
  await ensureTemporal();
  const client = createFakeClient(answers, options);
  const queryClient = createQueryClient({ report: () => undefined });
  const tree = (
    <ClientProvider client={client} queryClient={queryClient}>
      <UiProvider brand={{ ...brand, ...options.brand }} locale="zh-CN" messages={{ games: zhCN }} surface="desktop">
        <MemoryRouter initialEntries={[options.path ?? "/"]}>
          {screen}
          <Where />
        </MemoryRouter>
      </UiProvider>
    </ClientProvider>
  );
  render(options.isStrict === true ? <StrictMode>{tree}</StrictMode> : tree);
  return { client, queryClient };
};

/** How often a call reached the server. */
export const callsOf = ({ requests }: FakeClient, call: string): readonly unknown[] => requests.filter((request) => request.call === call).map(({ input }) => input);
