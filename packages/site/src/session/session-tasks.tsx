import { refreshStale, useCurrentGame, useHeartbeat, useLiveNews } from "@baize/api-client/react";
import { keepsGame } from "@baize/domain";
import { useLocation } from "@baize/feature-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { routePattern } from "../shell/route-pattern.ts";
import { useSiteParts } from "../site-context.ts";

/** What runs beside the pages while the site is open. Draws nothing. */
export const SessionTasks = (): null => {
  useHeartbeat();
  useLiveNews();
  useReturnRefresh();
  useRouteTasks();
  return null;
};

/** Coming back to the page reads again what is older than the throttle; a page from the back-forward cache too. */
const useReturnRefresh = (): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === "visible") void refreshStale(queryClient);
    };
    document.addEventListener("visibilitychange", refresh);
    window.addEventListener("pageshow", refresh);
    return () => {
      document.removeEventListener("visibilitychange", refresh);
      window.removeEventListener("pageshow", refresh);
    };
  }, [queryClient]);
};

/** On each route change: a page view, the current game's information, the scroll position. */
const useRouteTasks = (): void => {
  const { pathname } = useLocation();
  const { game, clear } = useCurrentGame();
  const { features, pageViews } = useSiteParts();
  const arrive = useEffectEvent((path: string) => {
    pageViews.push(routePattern(features, path));
    if (!keepsGame(path) && game.startGame) clear();
  });
  useEffect(() => {
    arrive(pathname);
    window.scrollTo({ top: 0 });
  }, [pathname]);
};
