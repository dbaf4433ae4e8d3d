import { atOneInstant } from "@baize/ledger";
import { newVisitorToken } from "./desk/owner.ts";
import { readDesk, seeDesk, writeDesk } from "./desk/owner-desk.ts";
import {
  answerConversation,
  closeConversation,
  listConversations,
  readConversation,
  seeConversation,
} from "./desk/operator-desk.ts";
import { addFeedback, followFeedback, listFeedback, readFeedback } from "./feedback/member-feedback.ts";
import { closeFeedback, listForOperator, readForOperator, replyFeedback } from "./feedback/operator-feedback.ts";
import { helpTree, listVotes, readArticle, voteArticle } from "./help/help-calls.ts";
import { searchHelp } from "./help/search-help.ts";
import type { Correspondence } from "./interface/correspondence.ts";
import { type CorrespondenceDeps, createEnv } from "./interface/ports.ts";
import { countUnread, openMailbox } from "./messages/mailbox.ts";
import { readAll, removeMessages, restoreMessages } from "./messages/marks.ts";
import { listMessages, readMessage } from "./messages/message-calls.ts";
import { sendMessage } from "./messages/new-message.ts";
import { listSent, recallMessage } from "./messages/sent-messages.ts";
import { tellMember } from "./messages/tell.ts";
import { pruneBatch } from "./store/prune.ts";

/** Correspondence over a database migrated with `budgetMigrations` and `correspondenceMigrations`. */
export const createCorrespondence = (deps: CorrespondenceDeps): Correspondence => {
  const env = createEnv(deps);
  const { database, clock } = env;
  const { atomic: act, read: look } = atOneInstant(database, clock);
  return {
    messages: {
      list: (ctx, input) => look(() => listMessages(env, ctx, input)),
      detail: (ctx, { id }) => act((now) => readMessage(env, ctx, id, now)),
      counts: (ctx) =>
        look(function* () {
          return yield* countUnread(yield* openMailbox(env, ctx));
        }),
      readAll: (ctx, { kind }) =>
        act(function* (now) {
          return yield* readAll(yield* openMailbox(env, ctx), kind, now);
        }),
      remove: (ctx, { ids }) =>
        act(function* (now) {
          return yield* removeMessages(yield* openMailbox(env, ctx), ctx.brand, ids, now);
        }),
      restore: (ctx, { ids }) =>
        act(function* (now) {
          return yield* restoreMessages(yield* openMailbox(env, ctx), ids, now);
        }),
    },
    feedback: {
      add: (ctx, input) => act((now) => addFeedback(env, ctx, input, now)),
      list: (ctx, input) => look((now) => listFeedback(ctx, input, now)),
      detail: (ctx, { id }) => act(() => readFeedback(env, ctx, id)),
      follow: (ctx, input) => act((now) => followFeedback(env, ctx, input, now)),
    },
    desk: {
      newVisitor: () => newVisitorToken(env),
      read: (ctx, cursor) => look((now) => readDesk(env, ctx, cursor, now)),
      write: (ctx, input) => act((now) => writeDesk(env, ctx, input, now)),
      see: (ctx, { upTo }) => act(() => seeDesk(env, ctx, upTo)),
    },
    help: {
      tree: helpTree,
      article: (ctx, { id }) => look(() => readArticle(env, ctx, id)),
      search: ({ help }, locale, { query }) => searchHelp(help, locale, query),
      vote: (ctx, input) => act((now) => voteArticle(env, ctx, input, now)),
    },
    tell: (to, event, now) => tellMember(env, to, event, now),
    jobs: {
      prune: async (brand) => {
        let pruned = 0;
        for (;;) {
          const count = await act((now) => pruneBatch(brand, now));
          pruned += count;
          if (count === 0) return pruned;
        }
      },
    },
    operator: {
      send: (brand, message) => act((now) => sendMessage(env, brand, message, now)),
      sent: (brand, input) => look(() => listSent(brand, input)),
      recall: (brand, id) => act((now) => recallMessage(brand, id, now)),
      feedback: (brand, input) => look(() => listForOperator(brand, input)),
      feedbackDetail: (brand, id) => look(() => readForOperator(env, brand, id)),
      feedbackReply: (brand, input) => act((now) => replyFeedback(env, brand, input, now)),
      feedbackClose: (brand, id) => act((now) => closeFeedback(env, brand, id, now)),
      conversations: (brand) => look(() => listConversations(brand)),
      conversation: (brand, { id, ...cursor }) => look(() => readConversation(env, brand, id, cursor)),
      answer: (brand, input) => act((now) => answerConversation(env, brand, input, now)),
      see: (brand, input) => act(() => seeConversation(env, brand, input)),
      close: (brand, id) => act(() => closeConversation(brand, id)),
      helpVotes: (brand) => look(() => listVotes(brand)),
    },
  };
};
