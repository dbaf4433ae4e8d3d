import type { Correspondence, CorrespondenceOperator } from "@baize/correspondence";
import { FEEDBACK_STATES, type FeedbackState, LINK_ACTION } from "@baize/domain";
import { memberByName } from "../accounts/members.ts";
import type { Services } from "../services.ts";
import type { TenantContext } from "../tenant.ts";
import type { Outcome } from "./operator.ts";
import { type Note, outcomeOf } from "./outcome-of.ts";
import { PAGE_SIZE } from "./paging.ts";

type Read<K extends keyof CorrespondenceOperator> = ReturnType<CorrespondenceOperator[K]>;
/** Null for an id that is none of the brand's. */
type Detail<K extends keyof CorrespondenceOperator> = Promise<Extract<Awaited<Read<K>>, { ok: true }>["data"] | null>;

/** A message as the operator's form has it; `newMessage` of correspondence judges it. */
export interface MessageForm {
  readonly kind: string;
  readonly audience: string;
  /** Of the audience "level". */
  readonly level: number | null;
  /** Of the audience "member": the user name. */
  readonly name: string;
  readonly pinned: boolean;
  readonly format: string;
  readonly titleZh: string;
  readonly titleEn: string;
  readonly bodyZh: string;
  readonly bodyEn: string;
  /** A path of the site or an https address; empty for none. */
  readonly link: string;
}

/** The operator's side of what one brand and its members write to each other. */
export interface BrandCorrespondence {
  sent(page: number): Read<"sent">;
  feedback(state: string, page: number): Read<"feedback">;
  feedbackDetail(id: string): Detail<"feedbackDetail">;
  conversations(): Read<"conversations">;
  /** The newest lines, or those before one. */
  conversation(id: string, before: number | undefined): Detail<"conversation">;
  helpVotes(): Read<"helpVotes">;
  send(form: MessageForm): Promise<Outcome>;
  recall(id: string): Promise<Outcome>;
  reply(id: string, text: string): Promise<Outcome>;
  closeFeedback(id: string): Promise<Outcome>;
  answer(id: string, text: string): Promise<Outcome>;
  /** Marks the owner's lines up to one as seen. */
  see(id: string, upTo: number): Promise<Outcome>;
  closeConversation(id: string): Promise<Outcome>;
}

const stateOf = (text: string): FeedbackState | undefined => FEEDBACK_STATES.find((state) => state === text);

const dataOf = <D>(answer: { readonly ok: true; readonly data: D } | { readonly ok: false }): D | null =>
  answer.ok ? answer.data : null;

const draftOf = (form: MessageForm, to: unknown): unknown => ({
  kind: form.kind,
  to,
  pinned: form.pinned,
  format: form.format,
  title: { "zh-CN": form.titleZh, en: form.titleEn },
  body: { "zh-CN": form.bodyZh, en: form.bodyEn },
  link: form.link === "" ? null : { action: LINK_ACTION.OPEN_NEW, value: form.link },
});

export const brandCorrespondence = (
  { correspondence, database }: Pick<Services, "database"> & { readonly correspondence: Correspondence },
  tenant: TenantContext,
  note: Note,
): BrandCorrespondence => {
  const { operator } = correspondence;
  const brand = tenant.correspondence;
  const send = async (form: MessageForm): Promise<Outcome> => {
    const { audience, level, name } = form;
    if (audience !== "member")
      return outcomeOf(
        await operator.send(brand, draftOf(form, audience === "level" ? { audience, level } : { audience })),
      );
    const member = await database.read(() => memberByName(brand.code, name));
    if (member === undefined) return { ok: false, error: "member_unknown" };
    return outcomeOf(await operator.send(brand, draftOf(form, { audience, member: member.id })));
  };
  return {
    sent: (page) => operator.sent(brand, { page, size: PAGE_SIZE }),
    feedback: (state, page) => operator.feedback(brand, { state: stateOf(state), page, size: PAGE_SIZE }),
    feedbackDetail: async (id) => dataOf(await operator.feedbackDetail(brand, id)),
    conversations: () => operator.conversations(brand),
    conversation: async (id, before) => dataOf(await operator.conversation(brand, { id, before })),
    helpVotes: () => operator.helpVotes(brand),
    send: (form) => note("send_message", form.audience === "member" ? form.name : form.audience, () => send(form)),
    recall: (id) => note("recall_message", id, async () => outcomeOf(await operator.recall(brand, id))),
    reply: (id, text) =>
      note("reply_feedback", id, async () => outcomeOf(await operator.feedbackReply(brand, { id, text }))),
    closeFeedback: (id) => note("close_feedback", id, async () => outcomeOf(await operator.feedbackClose(brand, id))),
    answer: (id, text) => note("answer_desk", id, async () => outcomeOf(await operator.answer(brand, { id, text }))),
    see: async (id, upTo) => outcomeOf(await operator.see(brand, { id, upTo })),
    closeConversation: (id) => note("close_desk", id, async () => outcomeOf(await operator.close(brand, id))),
  };
};
