import { useEffect } from "react";
import { useClient } from "./client-context.ts";
import { startLate } from "./start-late.ts";
import { useIsMember } from "./session.ts";

/** Sends the presence of a logged-in member while mounted; see `startHeartbeat`, whose code comes with the member. */
export function useHeartbeat(): void {
  const client = useClient();
  const isMember = useIsMember();
  useEffect(() => {
    if (!isMember) return undefined;
    return startLate(async () => {
      const { startHeartbeat } = await import("../heartbeat.ts");
      return () => startHeartbeat(client);
    });
  }, [client, isMember]);
}
