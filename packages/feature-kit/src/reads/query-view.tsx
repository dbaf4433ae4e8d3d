import { ErrorState } from "@baize/ui-kit";
import { type ReactNode, Suspense } from "react";
import { useRefusalWords } from "../refusals/use-refusal-words.ts";

/** What `useQuery` gives of a read. */
export interface ReadState {
  readonly data: unknown;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export interface QueryViewProps<Q extends ReadState> {
  readonly query: Q;
  /** Title of the error state; why and what to do is said below it. */
  readonly failed: string;
  /** Shown until there is data, with the code that draws it, or an error. */
  readonly skeleton: ReactNode;
  /** For a part of a page, such as a sheet. */
  readonly compact?: boolean;
  readonly children: (data: Exclude<Q["data"], undefined>) => ReactNode;
}

/** The three faces of a read: its data, also when reading it again failed; else why there is none; else a skeleton. */
export const QueryView = <Q extends ReadState>({
  query: { data, error, refetch },
  failed,
  skeleton,
  compact,
  children,
}: QueryViewProps<Q>): ReactNode => {
  const words = useRefusalWords();
  if (data !== undefined)
    return <Suspense fallback={skeleton}>{children(data as Exclude<Q["data"], undefined>)}</Suspense>;
  if (error === null) return skeleton;
  return (
    <ErrorState compact={compact} title={failed} onRetry={refetch}>
      {words.fault(error)}
    </ErrorState>
  );
};
