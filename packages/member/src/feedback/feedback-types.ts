import type { CallData, Contract } from "@baize/api-client/contract";
import { type FeedbackState, paths } from "@baize/domain";
import type { Tone } from "@baize/ui-kit";

export type FeedbackLine = CallData<Contract["feedback"]["list"]>["list"][number];
export type Feedback = CallData<Contract["feedback"]["detail"]>;
export type FeedbackEntry = Feedback["entries"][number];

export const TONES = { open: "info", answered: "win", closed: "neutral" } as const satisfies Record<
  FeedbackState,
  Tone
>;

export const feedbackPath = (id: string): string => `${paths.feedBackList}?id=${encodeURIComponent(id)}`;
export const feedbackPage = (page: number): string => `${paths.feedBackList}${page > 1 ? `?page=${page}` : ""}`;
