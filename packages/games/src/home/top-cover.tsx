import { useIsMember } from "@baize/api-client/react";
import { lazy, type ReactElement, Suspense, useEffect, useState } from "react";
import { useHomeGames } from "./use-home-games.ts";

const CoverNotice = lazy(async () => ({ default: (await import("./cover-notice.tsx")).CoverNotice }));

/** For members: a promotion's notice over home. Neither asked for nor loaded before home stands and the browser is idle. */
export const TopCover = (): ReactElement | null => {
  const isMember = useIsMember();
  const { categories } = useHomeGames();
  const isIdle = useIdle(isMember && categories !== undefined);
  if (!isMember || !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <CoverNotice />
    </Suspense>
  );
};

/** Whether the browser had nothing to do since `isWanted`. */
const useIdle = (isWanted: boolean): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isWanted ? whenIdle(() => setIdle(true)) : undefined), [isWanted]);
  return isIdle;
};

/** Not every browser tells when it is idle; there a moment has to do. */
const MOMENT_MS = 2_000;

const whenIdle = (act: () => void): (() => void) => {
  const { requestIdleCallback, cancelIdleCallback } = window as Partial<Window>;
  if (requestIdleCallback && cancelIdleCallback) {
    const id = requestIdleCallback(act);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, MOMENT_MS);
  return () => clearTimeout(timer);
};
