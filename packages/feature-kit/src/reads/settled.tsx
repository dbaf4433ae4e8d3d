import type { ReactNode } from "react";

export interface SettledProps {
  /** Reads that are on, as `useQuery` gives them. */
  readonly reads: readonly { readonly isFetched: boolean }[];
  /** Shown until each of them has come or failed for the first time. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Parts of a page that come together, so that none of them moves those below it when it comes. */
export const Settled = ({ reads, skeleton, children }: SettledProps): ReactNode =>
  reads.every(({ isFetched }) => isFetched) ? children : skeleton;
