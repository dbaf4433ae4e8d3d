/** Questions for news that wait at a time: of one page, and of all pages of a member. */
const OF_SESSION = 2;
const OF_MEMBER = 12;

interface LongPoll {
  readonly playId: string;
  readonly controller: AbortController;
}

/** Bounds the questions for news that wait: the newest ends the oldest. */
export interface LongPolls {
  /** Runs `wait` with a signal that says when to wait no longer: a newer look has come, or `gone` has aborted. */
  during(
    of: { readonly id: string; readonly member_ref: string },
    gone: AbortSignal,
    wait: (signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
}

export const createLongPolls = (): LongPolls => {
  const polls = new Map<string, Set<LongPoll>>();
  const endOldest = (open: Iterable<LongPoll>, most: number): void => {
    const list = [...open];
    for (const { controller } of list.slice(0, Math.max(0, list.length - most))) controller.abort();
  };
  return {
    async during({ id, member_ref: member }, gone, wait) {
      const look: LongPoll = { playId: id, controller: new AbortController() };
      const own = polls.get(member) ?? new Set();
      polls.set(member, own.add(look));
      endOldest(
        [...own].filter(({ playId }) => playId === id),
        OF_SESSION,
      );
      endOldest(own, OF_MEMBER);
      try {
        await wait(AbortSignal.any([look.controller.signal, gone]));
      } finally {
        look.controller.abort();
        own.delete(look);
        if (own.size === 0) polls.delete(member);
      }
    },
  };
};
