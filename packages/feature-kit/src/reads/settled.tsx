import { type ReactNode, useEffect, useState } from "react";

/** A form waits no longer than this for what stands beside it, in milliseconds. */
const PATIENCE_MS = 3_000;

export interface SettledProps {
  /** Reads that are on, as `useQuery` gives them. */
  readonly reads: readonly { readonly isFetched: boolean }[];
  /** Shown until each of them has come or failed for the first time, for three seconds at most. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Parts of a page that come together, so that none of them moves those below it when it comes. */
export const Settled = ({ reads, skeleton, children }: SettledProps): ReactNode => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate || reads.every(({ isFetched }) => isFetched) ? children : skeleton;
};
