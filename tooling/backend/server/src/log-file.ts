import { type FileHandle, open } from "node:fs/promises";
import type { DestinationStream } from "pino";

/** What waits to be written; beyond it lines are dropped. */
const LARGEST_WAITING = 1 << 20;
const RETRY_MS = 1_000;

export interface LogFile extends DestinationStream {
  /** Lines lost since the start. */
  readonly dropped: number;
  /** Writes what waits, as far as that can be done, and closes the file. */
  close(): Promise<void>;
}

/**
 * The log as a file (mode 0600) that never takes the server down: while it cannot be written, lines are dropped and
 * counted, one line on stderr says so when it begins and one when it is over.
 */
export const openLogFile = (
  file: string,
  warn = (line: string): void => void process.stderr.write(`${line}\n`),
): LogFile => {
  let waiting: string[] = [];
  let size = 0;
  let [dropped, droppedBefore] = [0, 0];
  let handle: FileHandle | null = null;
  let failedAt: number | null = null;
  let work: Promise<void> | null = null;

  const fail = async (error: unknown, lines: number): Promise<void> => {
    dropped += lines;
    if (failedAt === null) {
      droppedBefore = dropped - lines;
      const reason = (error as NodeJS.ErrnoException).code ?? String(error);
      warn(`The log cannot be written (${reason}): ${file}. The server goes on without it.`);
    }
    failedAt = performance.now();
    await handle?.close().catch(() => undefined);
    handle = null;
  };
  /** Opened anew after each failure, so that a file put in its place is found. */
  const writeOut = async (lines: readonly string[]): Promise<void> => {
    try {
      if (handle === null) {
        handle = await open(file, "a", 0o600);
        await handle.chmod(0o600).catch(() => undefined);
      }
      await handle.appendFile(lines.join(""));
    } catch (error) {
      return fail(error, lines.length);
    }
    if (failedAt !== null) warn(`The log is written again; ${dropped - droppedBefore} lines were dropped: ${file}`);
    failedAt = null;
  };
  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const lines = waiting;
      [waiting, size] = [[], 0];
      await writeOut(lines);
    }
  };
  const isResting = (): boolean => failedAt !== null && performance.now() - failedAt < RETRY_MS;
  return {
    write: (line) => {
      if (isResting() || size + line.length > LARGEST_WAITING) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      size += line.length;
      work ??= drain().finally(() => {
        work = null;
      });
    },
    get dropped() {
      return dropped;
    },
    close: async () => {
      await work;
      await handle?.close().catch(() => undefined);
      handle = null;
    },
  };
};
