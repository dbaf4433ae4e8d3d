import { refreshAfterMoney } from "@baize/api-client/react";
import { MOBILE_BASE, paths } from "@baize/domain";
import { openWindowInGesture } from "@baize/feature-kit";
import { useSurface } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/**
 * A deposit without leaving the game: in a new window that shares the session; balances are read again on return.
 * Call it in the press; false when the browser refused the window.
 */
export const useDepositWindow = (): (() => boolean) => {
  const queryClient = useQueryClient();
  const surface = useSurface();
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    if (!isOpened) return undefined;
    const refresh = (): void => {
      if (document.visibilityState === "visible") void refreshAfterMoney(queryClient);
    };
    document.addEventListener("visibilitychange", refresh);
    window.addEventListener("focus", refresh);
    return () => {
      document.removeEventListener("visibilitychange", refresh);
      window.removeEventListener("focus", refresh);
    };
  }, [isOpened, queryClient]);
  return () => {
    const opened = openWindowInGesture({ allow: [location.origin], keepsSession: true });
    const isOpen =
      !opened.blocked && opened.go(`${location.origin}${surface === "mobile" ? MOBILE_BASE : ""}${paths.deposit}`);
    if (isOpen) setOpened(true);
    return isOpen;
  };
};
