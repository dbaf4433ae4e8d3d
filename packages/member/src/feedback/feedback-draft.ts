import type { StorageKey } from "@baize/api-client";

export interface FeedbackValues {
  readonly type: string;
  readonly text: string;
  readonly contact: string;
}

/** What was written and not sent, kept in the tab. */
export const feedbackDraft: StorageKey<{ readonly [K in keyof FeedbackValues]?: FeedbackValues[K] | undefined }> = {
  area: "session",
  name: "feedbackDraft",
  read: (raw) => {
    const fields = new URLSearchParams(raw);
    const [type, text, contact] = [fields.get("type"), fields.get("text"), fields.get("contact")];
    return type === null || text === null || contact === null ? undefined : { type, text, contact };
  },
  write: ({ type = "", text = "", contact = "" }) => new URLSearchParams({ type, text, contact }).toString(),
};
