import type { QueryClient } from "@tanstack/react-query";
import { cleanup, configure, render } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { afterEach } from "vitest";
import { createFakeClient, type FakeAnswers, type FakeClient, type FakeOptions } from "../testing/index.ts";
import { ClientProvider } from "./client-provider.tsx";
import { createQueryClient } from "./query-client.ts";

// A busy machine takes seconds for what a quiet one does at once.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

export interface Shown<T> {
  /** What the hook gave at the last render. */
  readonly now: () => T;
  readonly client: FakeClient;
  readonly queryClient: QueryClient;
  readonly reported: unknown[];
  readonly unmount: () => void;
}

/** Renders a hook in strict mode under a provider with a fake client. */
export function show<T>(
  useIt: () => T,
  answers: FakeAnswers = {},
  options: FakeOptions = {},
  given?: { client: FakeClient; queryClient: QueryClient },
): Shown<T> {
  const reported: unknown[] = [];
  const client = given?.client ?? createFakeClient(answers, options);
  const queryClient = given?.queryClient ?? createQueryClient({ report: (error) => reported.push(error) });
  let last: T | undefined;
  function Probe(): ReactNode {
    last = useIt();
    return null;
  }
  const { unmount } = render(
    <StrictMode>
      <ClientProvider client={client} queryClient={queryClient}>
        <Probe />
      </ClientProvider>
    </StrictMode>,
  );
  return { now: () => last as T, client, queryClient, reported, unmount };
}
