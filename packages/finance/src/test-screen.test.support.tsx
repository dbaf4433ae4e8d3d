import { ClientProvider, createQueryClient } from "@baize/api-client/react";
import { createFakeClient, type FakeAnswers, type FakeClient, type FakeOptions } from "@baize/api-client/testing";
import { type BrandFacts, ensureTemporal } from "@baize/domain";
import { MemoryRouter, type Messages, UiProvider, useLocation } from "@baize/ui-kit";
import type { QueryClient } from "@tanstack/react-query";
import { cleanup, configure, render } from "@testing-library/react";
import type { ComponentType, ReactElement } from "react";
import { afterEach, beforeAll } from "vitest";
import { zhCN } from "./messages/zh-CN.ts";

/* Sheets are loaded when first opened. */
configure({ asyncUtilTimeout: 8_000 });
beforeAll(ensureTemporal);
afterEach(cleanup);

const brand: BrandFacts = {
  code: "test", name: "试台", nameEn: "Trial", locale: "zh-CN", zone: "Asia/Shanghai", currency: { code: "CNY", icon: "¥" }, enabledCategoryIds: [2], sportsNames: {},
  coins: { jpb: false }, vipIcons: { 0: "", 1: "", 2: "", 3: "", 4: "", 5: "", 6: "", 7: "", 8: "", 9: "", 10: "" }, contacts: [], licence: null, statistics: [],
  style: { header: "bar", hero: "table", card: "outline", navigation: "plain" }, tagline: { zh: "", en: "" }, homeOrder: [],
};

export interface Screen {
  readonly client: FakeClient;
  readonly queryClient: QueryClient;
  /** Where the member stands now. */
  readonly path: () => string;
  /** How often a call reached the server. */
  readonly count: (call: string) => number;
}

/** Renders a screen on a fake server, with everything that a site puts around it. */
export const renderScreen = (Page: ComponentType, answers: FakeAnswers, { path = "/", ...options }: FakeOptions & { path?: string } = {}): Screen => {
  const client = createFakeClient(answers, options);
  const queryClient = createQueryClient({ report: () => undefined });
  const messages: Messages = { finance: zhCN };
  let here = path;
  const Here = (): null => {
    const { pathname, search } = useLocation();
    here = `${pathname}${search}`;
    return null;
  };
  const tree = (): ReactElement => (
    <ClientProvider client={client} queryClient={queryClient}>
      <UiProvider brand={brand} locale="zh-CN" messages={messages} surface="desktop">
        <MemoryRouter initialEntries={[path]}>
          <Page />
          <Here />
        </MemoryRouter>
      </UiProvider>
    </ClientProvider>
  );
  render(tree());
  return { client, queryClient, path: () => here, count: (call) => client.requests.filter((request) => request.call === call).length };
};
