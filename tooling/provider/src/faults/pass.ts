import type { Room } from "../store/room.ts";
import { PlatformSilence } from "./platform-silence.ts";

/**
 * Asks something of a platform as its fault lets it: at once, after its delay, or with PlatformSilence thrown in place
 * of an answer. `question` is the same whenever the same thing is asked again.
 */
export const passFaults = async <T>({ faults, patience, patienceMs }: Room, platform: string, question: string, work: () => Promise<T>): Promise<T> => {
  const { delayMs, refuse } = faults.get(platform);
  await patience.sleep(delayMs);
  if (refuse) throw new PlatformSilence(platform);
  if (faults.isEarly(platform, question)) {
    await patience.sleep(patienceMs);
    throw new PlatformSilence(platform);
  }
  const answer = await work();
  if (!faults.get(platform).loseAnswer) return answer;
  await patience.sleep(patienceMs);
  throw new PlatformSilence(platform);
};
