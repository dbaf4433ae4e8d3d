import type { FeedbackState, MessageKind, TextLocale } from "@baize/domain";
import type { Work } from "@baize/ledger";
import type { Answer } from "@baize/safeguards";
import type { Conversation, ConversationDetail } from "../desk/operator-desk.ts";
import type { Cursor } from "../desk/conversation.ts";
import type { DeskCode, DeskView, WrittenLine } from "../desk/owner-desk.ts";
import type { EntryCode, FeedbackDetail, FeedbackLine, WrittenText } from "../feedback/entries.ts";
import type { FeedbackList, NewFeedback } from "../feedback/member-feedback.ts";
import type { OperatorFeedbackDetail, OperatorFeedbackLine } from "../feedback/operator-feedback.ts";
import type { HelpArticle, HelpBranch, HelpVotes, VoteCode } from "../help/help-calls.ts";
import type { HelpHit } from "../help/search-help.ts";
import type { UnreadCounts } from "../messages/mailbox.ts";
import type { MessageDetail, MessageList } from "../messages/message-calls.ts";
import type { SendCode } from "../messages/new-message.ts";
import type { SentMessage } from "../messages/sent-messages.ts";
import type { TextCode } from "../text/read-text.ts";
import type { MemberEvent, MemberEvents } from "../words/event-words.ts";
import type { CorrespondenceBrand, MemberContext, Paging, ReaderContext } from "./ports.ts";

type Answered<D, C extends string> = Promise<Answer<D, C>>;

/** A member's messages. Ids of others' are as ids that do not exist. */
interface MessageCalls {
  list(ctx: MemberContext, input: Paging & { readonly kind?: MessageKind | undefined }): Promise<MessageList>;
  detail(ctx: MemberContext, input: { readonly id: string }): Answered<MessageDetail, "message_unknown">;
  counts(ctx: MemberContext): Promise<UnreadCounts>;
  readAll(ctx: MemberContext, input: { readonly kind?: MessageKind | undefined }): Promise<UnreadCounts>;
  remove(
    ctx: MemberContext,
    input: { readonly ids: readonly string[] },
  ): Answered<{ readonly removed: number; readonly restoreUntil: string }, "message_unknown">;
  restore(
    ctx: MemberContext,
    input: { readonly ids: readonly string[] },
  ): Answered<{ readonly restored: number }, "message_unknown" | "restore_over">;
}

/** A member's feedback. Ids of others' are as ids that do not exist. */
interface FeedbackCalls {
  add(ctx: MemberContext, input: NewFeedback): Answered<FeedbackLine, EntryCode>;
  list(ctx: MemberContext, input: Paging): Promise<FeedbackList>;
  detail(ctx: MemberContext, input: { readonly id: string }): Answered<FeedbackDetail, "feedback_unknown">;
  follow(
    ctx: MemberContext,
    input: WrittenText & { readonly id: string },
  ): Answered<FeedbackDetail, EntryCode | "feedback_unknown" | "feedback_closed">;
}

/** The service desk, for members and visitors: one conversation each. */
interface DeskCalls {
  /** A token by which a visitor is known from now on. */
  newVisitor(): string;
  read(ctx: ReaderContext, input: Cursor): Promise<DeskView>;
  write(ctx: ReaderContext, input: WrittenLine): Answered<DeskView, DeskCode>;
  see(ctx: ReaderContext, input: { readonly upTo: number }): Promise<{ readonly unseen: number }>;
}

interface HelpCalls {
  tree(brand: CorrespondenceBrand, locale: TextLocale): readonly HelpBranch[];
  article(ctx: ReaderContext, input: { readonly id: string }): Answered<HelpArticle, "article_unknown">;
  search(brand: CorrespondenceBrand, locale: TextLocale, input: { readonly query: string }): readonly HelpHit[];
  vote(
    ctx: ReaderContext,
    input: { readonly id: string; readonly isUseful: boolean },
  ): Answered<{ readonly vote: boolean }, VoteCode>;
}

type Listed<T> = Promise<{ readonly total: number; readonly list: readonly T[] }>;

/** The operator's side. Nothing here asks who the operator is. */
export interface CorrespondenceOperator {
  /** Sends what `newMessage` describes. */
  send(brand: CorrespondenceBrand, message: unknown): Answered<{ readonly id: string }, SendCode>;
  sent(brand: CorrespondenceBrand, input: Paging): Listed<SentMessage>;
  recall(brand: CorrespondenceBrand, id: string): Answered<null, "message_unknown">;
  feedback(
    brand: CorrespondenceBrand,
    input: Paging & { readonly state?: FeedbackState | undefined },
  ): Listed<OperatorFeedbackLine>;
  feedbackDetail(brand: CorrespondenceBrand, id: string): Answered<OperatorFeedbackDetail, "feedback_unknown">;
  feedbackReply(
    brand: CorrespondenceBrand,
    input: { readonly id: string; readonly text: string },
  ): Answered<OperatorFeedbackDetail, TextCode | "feedback_unknown" | "feedback_closed">;
  feedbackClose(brand: CorrespondenceBrand, id: string): Answered<OperatorFeedbackDetail, "feedback_unknown">;
  conversations(brand: CorrespondenceBrand): Promise<readonly Conversation[]>;
  conversation(
    brand: CorrespondenceBrand,
    input: Cursor & { readonly id: string },
  ): Answered<ConversationDetail, "conversation_unknown">;
  answer(
    brand: CorrespondenceBrand,
    input: { readonly id: string; readonly text: string },
  ): Answered<ConversationDetail, TextCode | "conversation_unknown">;
  see(
    brand: CorrespondenceBrand,
    input: { readonly id: string; readonly upTo: number },
  ): Answered<Conversation, "conversation_unknown">;
  close(brand: CorrespondenceBrand, id: string): Answered<null, "conversation_unknown">;
  helpVotes(brand: CorrespondenceBrand): Promise<readonly HelpVotes[]>;
}

export interface Correspondence {
  readonly messages: MessageCalls;
  readonly feedback: FeedbackCalls;
  readonly desk: DeskCalls;
  readonly help: HelpCalls;
  /**
   * Tells a member what has happened, in all languages. Told again under the same `id` it changes nothing. Composes
   * inside the transaction of the event, so that neither is without the other.
   */
  tell<T extends keyof MemberEvents>(
    to: { readonly brand: CorrespondenceBrand; readonly member: string },
    event: MemberEvent<T>,
    now: number,
  ): Work<void>;
  readonly jobs: {
    /** Deletes messages and conversations older than they are kept; gives how many. */
    prune(brand: CorrespondenceBrand): Promise<number>;
  };
  readonly operator: CorrespondenceOperator;
}
