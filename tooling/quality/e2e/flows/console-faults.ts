import type { ConsoleMessage } from "@playwright/test";

/** Hosts of the brands' statistics, which exist nowhere; the site says nothing of scripts that do not load. */
const STATISTICS = /^https:\/\/count\.[\w-]+\.example\//;

/** Whether a message of the console is of one of the kinds, and not of a statistics script. */
export const isConsoleFault = (message: ConsoleMessage, kinds: readonly string[] = ["error"]): boolean =>
  kinds.includes(message.type()) && !STATISTICS.test(message.location().url);
