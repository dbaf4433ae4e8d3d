import { useBoot, useLeaving } from "@baize/api-client/react";
import { Alert, Button, useFormat } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useSyncExternalStore } from "react";
import { useSiteWords } from "../words.ts";
import * as css from "./frame.css.ts";
import { useUpdateOffer } from "./update-offer.ts";

const watchConnection = (changed: () => void): (() => void) => {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
};
const useIsOnline = (): boolean =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );

/** What concerns the whole site now: maintenance, a lost connection, a session that ends, a newer version. */
export const SiteNotices = (): ReactElement | null => {
  const t = useSiteWords();
  const format = useFormat();
  const isOnline = useIsOnline();
  const { value: boot } = useBoot();
  const { secondsLeft, leaveNow } = useLeaving();
  const queryClient = useQueryClient();
  const acceptUpdate = useUpdateOffer();
  const maintenance = boot?.maintenance;
  if (isOnline && !maintenance && secondsLeft === null && !acceptUpdate) return null;
  return (
    <div className={css.notice}>
      {!isOnline && (
        <Alert
          tone="warning"
          isLive
          action={<Button onPress={() => void queryClient.refetchQueries({ type: "active" })}>{t("retry")}</Button>}
        >
          {t("offline")}
        </Alert>
      )}
      {maintenance && (
        <Alert tone="warning" title={t("maintenance.title")}>
          {maintenance.end && <p>{t("maintenance.until", { time: format.dateTime(maintenance.end) })}</p>}
          <p>{maintenance.text || t("maintenance.text")}</p>
        </Alert>
      )}
      {acceptUpdate && (
        <Alert
          tone="info"
          isLive
          title={t("page.staleTitle")}
          action={<Button onPress={acceptUpdate}>{t("page.reload")}</Button>}
        >
          {t("page.staleText")}
        </Alert>
      )}
      {secondsLeft !== null && (
        <Alert tone="info" action={<Button onPress={leaveNow}>{t("session.leaveNow")}</Button>}>
          {t("session.leaving", { seconds: secondsLeft })}
        </Alert>
      )}
    </div>
  );
};
