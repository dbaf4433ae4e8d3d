import type { BrandFacts } from "@baize/domain";
import type { Surface } from "@baize/domain";
import type { Clock, Locale, Messages } from "@baize/ui-kit";
import type { FakeClient } from "@baize/api-client/testing";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import type { Feature } from "../feature/feature.ts";
import { FeatureProvider } from "../feature/feature-provider.tsx";
import { MemoryRouter } from "../router/router.ts";

export interface ScreenFrameProps {
  readonly client: FakeClient;
  readonly queryClient: QueryClient;
  readonly features: readonly Feature[];
  readonly brand: BrandFacts;
  readonly locale: Locale;
  /** Every owner's catalogue under its name. */
  readonly messages: Messages;
  readonly surface: Surface;
  readonly scheme?: "dark" | "light" | undefined;
  readonly clock?: Clock | undefined;
  /** The address at first. */
  readonly path: string;
  readonly children: ReactNode;
}

/** What a site puts around its pages, on a fake server and a router in memory: the frame of tests and stories. */
export const ScreenFrame = ({ path, children, ...provided }: ScreenFrameProps): ReactElement => (
  <FeatureProvider {...provided}>
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  </FeatureProvider>
);
