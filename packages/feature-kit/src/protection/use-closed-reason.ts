import type { IdentityGate } from "@baize/domain";
import { useFeatureKitWords } from "../words.ts";
import { usePauseText } from "./use-pause-text.ts";
import { useClosingIdentity, usePause } from "./use-protection.ts";

/**
 * Why deposits, play or withdrawals are closed to the member, in one sentence: a break or self-exclusion, which closes
 * no withdrawals, or the identity. Undefined while they are open, or that is unknown.
 */
export const useClosedReason = (gate: IdentityGate): string | undefined => {
  const t = useFeatureKitWords();
  const pauseText = usePauseText();
  const pause = usePause();
  const identity = useClosingIdentity(gate);
  if (pause !== null && gate !== "withdraw") return pauseText(pause);
  return identity === null ? undefined : t(`protection.identity.closed.${gate}`);
};
