import { textDraft } from "../sending/text-draft.ts";

export interface FeedbackValues {
  readonly type: string;
  readonly text: string;
  readonly contact: string;
  /** As the field of pictures has them. */
  readonly pictures: string;
}

export const feedbackDraft = textDraft("feedbackDraft", ["type", "text", "contact", "pictures"]);
