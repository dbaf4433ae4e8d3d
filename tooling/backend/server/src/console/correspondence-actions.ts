import { isTrue, number, text } from "./action-fields.ts";
import type { Action } from "./actions.ts";
import type { Operator } from "./operator.ts";

/** Messages, feedback, the service desk, agents and the protection of members. */
export const correspondenceActions = ({ correspondence, agency, protection }: Operator): readonly Action[] => [
  {
    path: "/messages/send",
    run: (fields) =>
      correspondence.send({
        kind: text(fields, "kind"),
        audience: text(fields, "audience"),
        level: number(fields, "level"),
        name: text(fields, "name"),
        pinned: isTrue(fields, "pinned"),
        format: text(fields, "format", "text"),
        titleZh: text(fields, "titleZh"),
        titleEn: text(fields, "titleEn"),
        bodyZh: text(fields, "bodyZh"),
        bodyEn: text(fields, "bodyEn"),
        link: text(fields, "link"),
      }),
  },
  { path: "/messages/:id/recall", run: ({ id = "" }) => correspondence.recall(id) },
  { path: "/feedback/:id/reply", run: (fields) => correspondence.reply(text(fields, "id"), text(fields, "text")) },
  { path: "/feedback/:id/close", run: ({ id = "" }) => correspondence.closeFeedback(id) },
  { path: "/desk/:id/answer", run: (fields) => correspondence.answer(text(fields, "id"), text(fields, "text")) },
  { path: "/desk/:id/seen", run: (fields) => correspondence.see(text(fields, "id"), number(fields, "upTo") ?? 0) },
  { path: "/desk/:id/close", run: ({ id = "" }) => correspondence.closeConversation(id) },
  { path: "/agents/applications/:id/approve", run: ({ id = "" }) => agency.approve(id) },
  {
    path: "/agents/applications/:id/decline",
    run: (fields) => agency.decline(text(fields, "id"), text(fields, "reason")),
  },
  {
    path: "/protection/:member/lift",
    run: (fields) => protection.lift(text(fields, "member"), text(fields, "note")),
  },
  {
    path: "/protection/:member/care",
    run: (fields) => protection.noteCare(text(fields, "member"), text(fields, "act"), text(fields, "note")),
  },
  {
    path: "/protection/:member/identity",
    run: (fields) => protection.identity.decide(text(fields, "member"), text(fields, "verdict")),
  },
  { path: "/agents/rules", run: (fields) => agency.setRules(fields["rules"] ?? "") },
];
