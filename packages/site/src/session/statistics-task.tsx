import { whenIdle } from "@baize/feature-kit";
import { useBoot, useClient } from "@baize/api-client/react";
import { useEffect, useEffectEvent } from "react";
import { useSiteParts } from "../site-context.ts";

/** Statistics scripts, once the server has said which or cannot, and nothing else is to be done. Draws nothing. */
export const StatisticsTask = (): null => {
  const client = useClient();
  const { brand, pageViews } = useSiteParts();
  const { value: boot, failed } = useBoot();
  const isDecided = boot !== undefined || failed;
  const start = useEffectEvent(async (): Promise<() => void> => {
    const { startStatistics } = await import("../start/statistics.ts");
    return startStatistics({
      defaults: brand.statistics,
      served: boot?.stats ?? null,
      pageViews,
      report: client.report,
    });
  });
  useEffect(() => {
    if (!isDecided || brand.statistics.length === 0) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const cancel = whenIdle(() => {
      start()
        .then((end) => {
          stop = end;
          if (isGone) end();
        })
        .catch(client.report);
    });
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, [isDecided, brand, client]);
  return null;
};
