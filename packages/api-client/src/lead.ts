export interface Lead {
  /** Takes the lead from whichever tab has it. */
  readonly claim: () => void;
  readonly stop: () => void;
}

/** Name of the lead of a purpose among the tabs of a session; null without a session's family. */
export const leadName = (purpose: string, family: string | null): string | null =>
  family === null ? null : `baize-${purpose}:${family}`;

/**
 * Runs `lead` in one tab at a time of those that name it; a tab that lost it waits for its turn again. Without a name,
 * or where the browser has no Web Locks, each tab leads for itself.
 */
export function whenLeading(name: string | null, lead: () => () => void): Lead {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks === undefined || name === null) return { claim: () => undefined, stop: lead() };
  /** Ends the lead that is held. */
  let release: (() => void) | null = null;
  let waiting = new AbortController();
  let isClaiming = false;
  let isStopped = false;

  const ask = (options: LockOptions): void => {
    let end: (() => void) | null = null;
    const hold = async (): Promise<void> => {
      isClaiming = false;
      // Granted in the same moment as it was stopped, or left for a claim.
      if (isStopped || options.signal?.aborted === true) return;
      const stopLeading = lead();
      try {
        await new Promise<void>((resolve) => {
          end = resolve;
          release = resolve;
        });
      } finally {
        if (release === end) release = null;
        stopLeading();
      }
    };
    locks.request(name, options, hold).catch((error: unknown) => {
      // Stopped, or gone from the queue to claim: nothing more to do.
      if (isStopped || options.signal?.aborted === true) return;
      isClaiming = false;
      end?.();
      // Another tab took the lead, and this one waits again. Where locks are refused it leads by itself.
      if (error instanceof DOMException && error.name === "AbortError") wait();
      else if (end === null) void hold();
    });
  };
  const wait = (): void => {
    waiting = new AbortController();
    ask({ signal: waiting.signal });
  };
  wait();
  return {
    claim: () => {
      if (isStopped || isClaiming || release !== null) return;
      isClaiming = true;
      waiting.abort();
      ask({ steal: true });
    },
    stop: () => {
      isStopped = true;
      waiting.abort();
      release?.();
    },
  };
}
