/** Most open long polls of one session, and of all sessions of a member. */
const MAX_OF_SESSION = 2;
const MAX_OF_MEMBER = 12;

interface LongPoll {
  readonly playId: string;
  readonly controller: AbortController;
}

/** Limits open long polls: a new one ends the oldest. */
export interface LongPolls {
  /** Runs `wait` with a signal that aborts when newer polls exceed the limit, or when `gone` aborts. */
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
      const poll: LongPoll = { playId: id, controller: new AbortController() };
      const own = polls.get(member) ?? new Set();
      polls.set(member, own.add(poll));
      endOldest(
        [...own].filter(({ playId }) => playId === id),
        MAX_OF_SESSION,
      );
      endOldest(own, MAX_OF_MEMBER);
      try {
        await wait(AbortSignal.any([poll.controller.signal, gone]));
      } finally {
        poll.controller.abort();
        own.delete(poll);
        if (own.size === 0) polls.delete(member);
      }
    },
  };
};
