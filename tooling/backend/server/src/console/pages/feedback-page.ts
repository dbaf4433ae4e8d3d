import { FEEDBACK_STATES, type FeedbackState, type FeedbackType } from "@baize/domain";
import { html } from "hono/html";
import { pageIn } from "../paging.ts";
import { area, choice, form, type Html, quietForm, table } from "../layout.ts";
import { type PageBody, type PageDeps } from "./page.ts";
import { pager } from "./pager.ts";

const STATES: Readonly<Record<FeedbackState, string>> = {
  open: "待处理 Open",
  answered: "已回复 Answered",
  closed: "已结束 Closed",
};
const TYPES: Readonly<Record<FeedbackType, string>> = {
  deposit: "充值 Deposit",
  withdrawal: "提款 Withdrawal",
  game: "游戏 Game",
  account: "账户 Account",
  suggestion: "建议 Suggestion",
  complaint: "投诉 Complaint",
  other: "其他 Other",
};

const detail = async ({ csrf, operator, fields }: PageDeps): Promise<Html | string> => {
  const id = fields["id"];
  if (id === undefined) return "";
  const found = await operator.correspondence.feedbackDetail(id);
  if (found === null) return html`<p class="note fault" role="alert">没有这条反馈 · No such feedback</p>`;
  const rows = found.entries.map(({ by, text, pictures, time }) => [
    time,
    by === "member" ? `会员 Member ${found.member}` : "客服 Operator",
    html`<pre>${text}</pre>
      ${pictures.map(({ url }, index) => html`<a href="${url}">图片 Picture ${index + 1}</a> `)}`,
  ]);
  return html`<h2>${found.id} · ${STATES[found.state]}</h2>
    <p>联系方式 Contact: ${found.contact === "" ? "—" : found.contact}</p>
    ${table(["时间 Time", "由 By", "内容 Text"], rows)}
    ${
      found.state === "closed"
        ? ""
        : html`${form(csrf, `/feedback/${found.id}/reply`, "回复 Reply", area("text", "回复 Reply", 4))}
          ${quietForm(csrf, `/feedback/${found.id}/close`, "结束 Close")}`
    }`;
};

export const feedbackPage: PageBody = async (deps) => {
  const { operator, fields } = deps;
  const state = fields["state"] ?? "";
  const [{ total, list }, votes] = await Promise.all([
    operator.correspondence.feedback(state, pageIn(fields)),
    operator.correspondence.helpVotes(),
  ]);
  const rows = list.map(({ id, updatedAt, member, type, state: now, text }) => [
    html`<a href="/console/feedback?id=${id}">${id}</a>`,
    updatedAt,
    member,
    TYPES[type],
    STATES[now],
    text,
  ]);
  const filter = html`<form method="get" action="/console/feedback">
    ${choice("state", "状态 State", [["", "全部 All"], ...FEEDBACK_STATES.map((one) => [one, STATES[one]] as const)])}
    <button class="quiet">筛选 Filter</button>
  </form>`;
  return html`${await detail(deps)}
    <h2>反馈 · Feedback</h2>
    ${filter} ${table(["编号 Id", "更新 Changed", "会员 Member", "类型 Type", "状态 State", "内容 Text"], rows)}
    ${pager(deps, "feedback", total, state === "" ? {} : { state })}
    <h2>帮助文章评价 · Votes on help</h2>
    ${table(
      ["文章 Article", "有用 Useful", "没用 Not"],
      votes.map(({ id, useful, notUseful }) => [id, String(useful), String(notUseful)]),
    )}`;
};
