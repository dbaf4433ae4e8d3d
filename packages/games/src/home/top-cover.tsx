import { whenIdle } from "@baize/feature-kit";
import { useIsMember } from "@baize/api-client/react";
import { lazyPart } from "@baize/ui-kit";
import { type ReactElement, useEffect, useState } from "react";
import { useHomeGames } from "./use-home-games.ts";

const CoverNotice = lazyPart(async () => (await import("./cover-notice.tsx")).CoverNotice);

/**
 * For members: a promotion's notice over home. Neither asked for nor loaded before home stands and the browser is idle.
 */
export const TopCover = (): ReactElement | null => {
  const isMember = useIsMember();
  const { categories } = useHomeGames();
  const isIdle = useIdle(isMember && categories !== undefined);
  if (!isMember || !isIdle) return null;
  return <CoverNotice />;
};

/** Whether the browser had nothing to do since `isWanted`. */
const useIdle = (isWanted: boolean): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isWanted ? whenIdle(() => setIdle(true)) : undefined), [isWanted]);
  return isIdle;
};
