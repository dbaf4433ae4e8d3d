import { createContext, use } from "react";
import type { Client } from "../client-types.ts";

export const ClientContext = createContext<Client | null>(null);

/** The client of the nearest `ClientProvider`; throws without one. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (client === null)
    throw new Error("useClient found no client. Put <ClientProvider client={…} queryClient={…}> around the tree.");
  return client;
}
