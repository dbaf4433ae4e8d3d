import { ClientProvider, createQueryClient } from "@baize/api-client/react";
import { createFakeClient, type FakeAnswers, type FakeClient, type FakeOptions } from "@baize/api-client/testing";
import { type BrandFacts, ensureTemporal } from "@baize/domain";
import { MemoryRouter, UiProvider, useLocation } from "@baize/ui-kit";
import { render } from "@testing-library/react";
import { readFileSync } from "node:fs";
import type { ReactElement } from "react";
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

/** A screen of this package as a member's browser shows it, on the fake server. */
export const showScreen = async (screen: ReactElement, answers: FakeAnswers = {}, options: FakeOptions & { readonly path?: string } = {}): Promise<Shown> => {
  await ensureTemporal();
  const client = createFakeClient(answers, { session: "visitor", ...options });
  const queryClient = createQueryClient({ report: () => undefined });
  render(
    <ClientProvider client={client} queryClient={queryClient}>
      <UiProvider brand={brand} locale="zh-CN" messages={{ member: zhCN }} surface="desktop">
        <MemoryRouter initialEntries={[options.path ?? "/"]}>
          {screen}
          <Where />
        </MemoryRouter>
      </UiProvider>
    </ClientProvider>,
  );
  return { client, queryClient };
};
