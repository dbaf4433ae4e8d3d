import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Client } from "../client-types.ts";

export interface ClientProviderProps {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly children?: ReactNode;
}

/** Gives client, query cache and session state to the tree; starts the session and clears member data at each change of it. */
export declare function ClientProvider(props: ClientProviderProps): ReactNode;

/** The client of the nearest {@link ClientProvider}. */
export declare function useClient(): Client;
