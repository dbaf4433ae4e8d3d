import { checkPlatform } from "../maintenance.ts";
import type { FaultBoard, PlatformFault } from "./types.ts";

const NONE: PlatformFault = { delayMs: 0, refuse: false, loseAnswer: false, lateMs: 0 };
/** Questions that a platform remembers under one fault. */
const KEPT = 10_000;

/** The operator's board, with the question that the rooms ask of it. */
export interface Faults extends FaultBoard {
  /** Whether a question goes unheard now, because it was first asked too short a while ago. */
  isEarly(platform: string, question: string): boolean;
}

export const createFaults = (clock: () => number): Faults => {
  const faults = new Map<string, PlatformFault>();
  const asked = new Map<string, Map<string, number>>();
  const get = (platform: string): PlatformFault => faults.get(platform) ?? NONE;
  return {
    set(platform, fault) {
      checkPlatform(platform);
      asked.set(platform, new Map());
      if (fault === null) faults.delete(platform);
      else faults.set(platform, { ...NONE, ...fault });
    },
    get,
    list: () => [...faults].map(([platform, fault]) => ({ platform, fault })),
    isEarly(platform, question) {
      const { lateMs } = get(platform);
      if (lateMs <= 0) return false;
      const known = asked.get(platform);
      const first = known?.get(question);
      if (first === undefined && known !== undefined && known.size < KEPT) known.set(question, clock());
      return clock() - (first ?? clock()) < lateMs;
    },
  };
};
