import type { Client } from "@baize/api-client";
import { ClientProvider } from "@baize/api-client/react";
import { UiProvider, type UiProviderProps } from "@baize/ui-kit";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { Feature } from "./feature.ts";
import { featuresContext } from "./navigation.ts";
import { kitNavigation } from "../router/kit-navigation.ts";

export interface FeatureProviderProps extends Omit<UiProviderProps, "navigation"> {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly features: readonly Feature[];
}

/** Everything that pages need around them besides a router, which is inside it: the client, the ui-kit, the clock. */
export const FeatureProvider = ({
  client,
  queryClient,
  features,
  children,
  ...kit
}: FeatureProviderProps): ReactElement => (
  <ClientProvider client={client} queryClient={queryClient}>
    <UiProvider {...kit} navigation={kitNavigation}>
      <featuresContext.Provider value={features}>{children}</featuresContext.Provider>
    </UiProvider>
  </ClientProvider>
);
