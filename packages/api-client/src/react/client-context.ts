import { createContext, use } from "react";
import type { AreaClients, Areas, Client } from "../client-types.ts";

export const ClientContext = createContext<Client | null>(null);

/** The client of the nearest `ClientProvider`; throws without one. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (client === null)
    throw new Error("useClient found no client. Put <ClientProvider client={…} queryClient={…}> around the tree.");
  return client;
}

/**
 * A feature's own `useClient`, with the areas it calls; their schemas load with the module that names them.
 *
 * ```ts
 * export const useClient = clientWith({ finance });
 * ```
 */
export const clientWith =
  <A extends Areas>(areas: A): (() => Client & AreaClients<A>) =>
  () =>
    useClient().with(areas);
