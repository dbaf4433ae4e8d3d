import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createStore, Provider } from "jotai";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Client } from "../client-types.ts";
import { whenOnline } from "../connection.ts";
import { ClientContext } from "./client-context.ts";
import { clearMember } from "./clear-member.ts";
import { currentGameAtom } from "./current-game.ts";
import { refreshAfterMoney, resumeReads } from "./refresh.ts";
import { sessionAtom } from "./session.ts";

export interface ClientProviderProps {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly children?: ReactNode;
}

/**
 * Gives client, query cache and session state to the tree; starts the session and clears member data whenever another
 * session begins or ends.
 */
export function ClientProvider({ client, queryClient, children }: ClientProviderProps): ReactNode {
  const [store] = useState(() => {
    const made = createStore();
    made.set(sessionAtom, client.session.get());
    made.set(currentGameAtom, client.game.get());
    return made;
  });
  const clearedEpoch = useRef(client.session.get().epoch);

  useLayoutEffect(() => {
    const followSession = (): void => {
      const state = client.session.get();
      store.set(sessionAtom, state);
      if (state.epoch === clearedEpoch.current) return;
      clearedEpoch.current = state.epoch;
      clearMember(queryClient, state.status === 1 && state.leavingUntil === null);
    };
    const followGame = (): void => store.set(currentGameAtom, client.game.get());
    followSession();
    followGame();
    const stopSession = client.session.subscribe(followSession);
    const stopGame = client.game.subscribe(followGame);
    return () => {
      stopSession();
      stopGame();
    };
  }, [client, queryClient, store]);

  useEffect(() => {
    client.session.start().catch(client.report);
    const freshen = (event: PageTransitionEvent): void => {
      if (event.persisted) void refreshAfterMoney(queryClient);
    };
    globalThis.addEventListener("pageshow", freshen);
    const stopWaiting = whenOnline(() => resumeReads(queryClient));
    return () => {
      globalThis.removeEventListener("pageshow", freshen);
      stopWaiting();
    };
  }, [client, queryClient]);

  return (
    <ClientContext value={client}>
      <QueryClientProvider client={queryClient}>
        <Provider store={store}>{children}</Provider>
      </QueryClientProvider>
    </ClientContext>
  );
}
