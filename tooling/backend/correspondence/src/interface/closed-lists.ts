/** `notice`: to all or from a level on; `personal`: to one member; `activity`: about promotions, to any of them. */
export const MESSAGE_KINDS = ["notice", "personal", "activity"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** HTML is kept as it was written; who shows it sanitises it. */
export const MESSAGE_FORMATS = ["text", "html"] as const;
export type MessageFormat = (typeof MESSAGE_FORMATS)[number];

export const FEEDBACK_TYPES = ["deposit", "withdrawal", "game", "account", "suggestion", "complaint", "other"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const FEEDBACK_STATES = ["open", "answered", "closed"] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];
