import { refreshAfterMoney } from "@baize/api-client/react";
import { MOBILE_BASE, paths } from "@baize/domain";
import { openWindowInGesture } from "@baize/feature-kit";
import { useSurface } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/**
 * A deposit without leaving the game: in a window of its own, which has the session of this one; balances are read
 * again on return. Called in the press; false when the browser refused the window.
 */
export const useDepositWindow = (): (() => boolean) => {
  const queryClient = useQueryClient();
  const surface = useSurface();
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    if (!isOpened) return undefined;
    const back = (): void => {
      if (document.visibilityState === "visible") void refreshAfterMoney(queryClient);
    };
    document.addEventListener("visibilitychange", back);
    window.addEventListener("focus", back);
    return () => {
      document.removeEventListener("visibilitychange", back);
      window.removeEventListener("focus", back);
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
