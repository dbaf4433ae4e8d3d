import { cleanup, render, type RenderResult } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { Link, MemoryRouter, useNavigate } from "react-router-dom";
import { afterEach } from "vitest";

import { en } from "../messages/en.ts";
import { zhCN } from "../messages/zh-CN.ts";
import { UiProvider, type UiProviderProps } from "../provider/ui-provider.tsx";
import { testBrand } from "./test-brand.ts";

afterEach(cleanup);

const navigation = { Link, useNavigate };

/** What stories and the site put around everything. */
export const Frame = ({
  children,
  locale = "zh-CN",
  ...props
}: Partial<UiProviderProps> & { children: ReactNode }): ReactElement => (
  <UiProvider
    brand={testBrand}
    locale={locale}
    messages={{ uiKit: locale === "en" ? en : zhCN }}
    surface="desktop"
    navigation={navigation}
    {...props}
  >
    <MemoryRouter>{children}</MemoryRouter>
  </UiProvider>
);

/** Renders inside the provider and a router; what was rendered before is taken away. */
export const renderKit = (ui: ReactElement, props: Partial<UiProviderProps> = {}): RenderResult => {
  cleanup();
  return render(ui, {
    wrapper: ({ children }: { children: ReactNode }) => <Frame {...props}>{children}</Frame>,
  });
};
