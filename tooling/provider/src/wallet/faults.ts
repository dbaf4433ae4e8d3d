import { checkPlatform } from "../maintenance.ts";
import type { FaultBoard, WalletFault } from "./types.ts";

const NONE: WalletFault = { delayMs: 0, refuse: false, loseAnswer: false };

export const createFaults = (): FaultBoard => {
  const faults = new Map<string, WalletFault>();
  return {
    set(platform, fault) {
      checkPlatform(platform);
      if (fault === null) faults.delete(platform);
      else faults.set(platform, { ...NONE, ...fault });
    },
    get: (platform) => faults.get(platform) ?? NONE,
    list: () => [...faults].map(([platform, fault]) => ({ platform, fault })),
  };
};
