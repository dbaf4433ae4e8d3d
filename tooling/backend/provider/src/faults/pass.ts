import type { ProviderContext } from "../provider-context.ts";
import { PlatformSilence } from "./platform-silence.ts";

/** Questions of one member that may wait for a platform at a time; one more is answered by silence at once. */
const WAITING = 60;

/** Something asked of a platform for a member. */
export interface Asking {
  readonly platform: string;
  readonly memberRef: string;
  /** The same whenever the same thing is asked again. */
  readonly question: string;
}

/**
 * Asks something of a platform as its fault lets it: at once, after its delay, or with PlatformSilence thrown in place
 * of an answer.
 */
export const passFaults = async <T>(
  context: ProviderContext,
  { platform, memberRef, question }: Asking,
  work: () => Promise<T>,
): Promise<T> => {
  const { faults, faultWaits, answerTimeoutMs } = context;
  const wait = async (ms: number): Promise<void> => {
    if (ms > 0 && faultWaits.waiting(memberRef) >= WAITING) throw new PlatformSilence(platform);
    await faultWaits.wait(ms, [memberRef]);
  };
  const fault = faults.get(platform);
  await wait(fault?.delayMs ?? 0);
  if (fault?.kind === "refuse") throw new PlatformSilence(platform);
  if (await faults.losesRequest(platform, question)) {
    await wait(answerTimeoutMs);
    throw new PlatformSilence(platform);
  }
  const answer = await work();
  if (faults.get(platform)?.kind !== "lose_response") return answer;
  await wait(answerTimeoutMs);
  throw new PlatformSilence(platform);
};
