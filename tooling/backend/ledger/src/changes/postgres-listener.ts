import { Client } from "pg";
import type { ChangeWatcher } from "../engine/database.ts";
import { CHANGES_CHANNEL } from "./changes.ts";

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export interface Listener {
  close(): Promise<void>;
}

/**
 * A connection of its own that hears of changes. When it breaks it is made anew, after growing pauses; whenever it is
 * there, `told` is called with null, since what was said before was not heard.
 */
export const listenPostgres = (url: string, told: ChangeWatcher): Listener => {
  let isClosed = false;
  let pauseMs = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  let client: Client | null = null;

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
    client = next;
    const lose = (): void => {
      if (client !== next) return;
      client = null;
      next.end().catch(() => undefined);
      if (isClosed) return;
      timer = setTimeout(() => void connect(), pauseMs * (0.5 + Math.random()));
      timer.unref();
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
    };
    next.on("error", lose).on("end", lose);
    next.on("notification", ({ payload }) => told(payload ?? null));
    try {
      await next.connect();
      await next.query(`listen ${CHANGES_CHANNEL}`);
      pauseMs = FIRST_PAUSE_MS;
      told(null);
    } catch {
      lose();
    }
  };
  void connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
