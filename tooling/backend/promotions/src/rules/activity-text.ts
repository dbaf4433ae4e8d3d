import type { TextLocale } from "@baize/domain";

/** What is said of an activity, with braces for the figures of its rules. */
export interface ActivityText {
  readonly title: string;
  readonly tag: string;
  readonly lead: string;
  readonly points: readonly string[];
}
export type ActivityTexts = Readonly<Record<TextLocale, ActivityText>>;
