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
  const { faults, patience, answerTimeoutMs } = context;
  const { delayMs, refuse } = faults.get(platform);
  const wait = async (ms: number): Promise<void> => {
    if (ms > 0 && patience.waiting(memberRef) >= WAITING) throw new PlatformSilence(platform);
    await patience.sleep(ms, [memberRef]);
  };
  await wait(delayMs);
  if (refuse) throw new PlatformSilence(platform);
  if (await faults.isEarly(platform, question)) {
    await wait(answerTimeoutMs);
    throw new PlatformSilence(platform);
  }
  const answer = await work();
  if (!faults.get(platform).loseAnswer) return answer;
  await wait(answerTimeoutMs);
  throw new PlatformSilence(platform);
};
