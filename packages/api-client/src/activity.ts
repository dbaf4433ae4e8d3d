/** Input of a person; moves of the pointer are none, since a desk that shakes makes them. */
const INPUTS = ["pointerdown", "keydown", "click", "wheel", "touchmove"] as const;

/** What a member did this long ago, in milliseconds, may still be the cause of a read: as long as a call may take. */
export const CAUSE_MS = 10_000;

/** Whether the member uses the page, which sets reads of timers apart from the member's own. */
export interface Activity {
  /** Whether a read that begins now may come from something the member did. */
  readonly isRecent: () => boolean;
  /** Counts as input, for what the page does not receive, such as input inside a frame. */
  readonly note: () => void;
  readonly close: () => void;
}

/** Opening the page is the first act. Without a document, as in a program, every read is the caller's own. */
export function watchActivity(): Activity {
  const page = globalThis.document as Document | undefined;
  let lastAt = globalThis.performance.now();
  const note = (): void => {
    lastAt = globalThis.performance.now();
  };
  for (const input of INPUTS) page?.addEventListener(input, note, { capture: true, passive: true });
  return {
    isRecent: () => page === undefined || globalThis.performance.now() - lastAt < CAUSE_MS,
    note,
    close: () => {
      for (const input of INPUTS) page?.removeEventListener(input, note, { capture: true });
    },
  };
}
