import { type ClientStorage, createTabChannel, type TabChannel } from "@baize/api-client";
import * as v from "valibot";

/** How long a tab waits for another one's objection, in milliseconds. */
export const VOTE_MS = 500;

const message = v.object({ type: v.picklist(["ask", "busy"]) });
export type VoteMessage = v.InferOutput<typeof message>;

/** How the tabs of a site agree on an update. */
export interface UpdateVote {
  /** True when no tab, this one included, is in the middle of something. */
  readonly allIdle: () => Promise<boolean>;
}

/** The line between the tabs of this site. */
export const openVoteChannel = (storage: ClientStorage): TabChannel<VoteMessage> =>
  createTabChannel({ name: "updates", schema: message, storage });

/**
 * Answers the other tabs' questions and asks its own. No objection within {@link VOTE_MS} is consent: a tab that the
 * browser has frozen cannot answer, does nothing either, and checks its own state when it is resumed.
 */
export const createUpdateVote = (channel: TabChannel<VoteMessage>, isIdle: () => boolean): UpdateVote => {
  channel.listen(({ type }) => {
    if (type === "ask" && !isIdle()) channel.post({ type: "busy" });
  });
  const noObjection = async (): Promise<boolean> =>
    new Promise((resolve) => {
      const finish = (isConsent: boolean): void => {
        clearTimeout(timer);
        stop();
        resolve(isConsent);
      };
      const stop = channel.listen(({ type }) => {
        if (type === "busy") finish(false);
      });
      const timer = setTimeout(() => finish(true), VOTE_MS);
      channel.post({ type: "ask" });
    });
  // A button may have been pressed meanwhile, so this tab is checked again at the end.
  return { allIdle: async () => isIdle() && (await noObjection()) && isIdle() };
};
