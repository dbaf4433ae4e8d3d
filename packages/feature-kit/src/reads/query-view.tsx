import { ErrorState } from "@baize/ui-kit";
import type { ReactNode } from "react";
import { useRefusalWords } from "../refusals/use-refusal-words.ts";

export interface QueryViewProps<T> {
  /** A read, as `useQuery` gives it. */
  readonly query: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => unknown };
  /** Title of the error state; why and what to do is said below it. */
  readonly failed: string;
  /** Shown until there is data or an error. */
  readonly skeleton: ReactNode;
  /** For a part of a page, such as a sheet. */
  readonly compact?: boolean;
  readonly children: (data: T & ({} | null)) => ReactNode;
}

/** The three faces of a read: its data, also when reading it again failed; else why there is none; else a skeleton. */
export const QueryView = <T,>({ query, failed, skeleton, compact, children }: QueryViewProps<T>): ReactNode => {
  const words = useRefusalWords();
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return skeleton;
  return (
    <ErrorState compact={compact} title={failed} onRetry={refetch}>
      {words.fault(error)}
    </ErrorState>
  );
};
