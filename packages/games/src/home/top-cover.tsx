import { whenIdle } from "@baize/feature-kit";
import { useIsMember } from "@baize/api-client/react";
import { lazy, type ReactElement, Suspense, useEffect, useState } from "react";
import { useHomeGames } from "./use-home-games.ts";

const CoverNotice = lazy(async () => ({ default: (await import("./cover-notice.tsx")).CoverNotice }));

/**
 * For members: a promotion's notice over home. Neither asked for nor loaded before home stands and the browser is idle.
 */
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
