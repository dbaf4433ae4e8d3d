import { MESSAGE_FORMATS, MESSAGE_KINDS, type MessageKind } from "@baize/domain";
import { html } from "hono/html";
import { pageIn } from "../paging.ts";
import { area, choice, field, form, type Html, quietForm, table } from "../layout.ts";
import { type PageBody, timeIn } from "./page.ts";
import { pager } from "./pager.ts";

const KINDS: Readonly<Record<MessageKind, string>> = {
  notice: "公告 Notice",
  personal: "个人 Personal",
  activity: "活动 Activity",
};
const AUDIENCES = [
  ["all", "所有会员 All"],
  ["level", "等级及以上 Level and above"],
  ["member", "一名会员 One member"],
] as const;

const sendForm = (csrf: string): Html =>
  form(csrf, "/messages/send", "发送 Send", [
    choice(
      "kind",
      "类别 Kind",
      MESSAGE_KINDS.map((kind) => [kind, KINDS[kind]]),
    ),
    choice("audience", "对象 To", AUDIENCES),
    field("level", "等级 Level", "", "1–10"),
    field("name", "用户名 Name"),
    choice("pinned", "置顶 Pinned", [
      ["0", "否 No"],
      ["1", "是 Yes"],
    ]),
    choice(
      "format",
      "格式 Format",
      MESSAGE_FORMATS.map((format) => [format, format]),
    ),
    field("link", "链接 Link", "", "/user/vip"),
    field("titleZh", "标题 Title (zh-CN)"),
    field("titleEn", "标题 Title (en)"),
    area("bodyZh", "正文 Body (zh-CN)", 5),
    area("bodyEn", "正文 Body (en)", 5),
  ]);

/** Titles stand in both languages; what is sent to one member stays out of the lists of others. */
export const messagesPage: PageBody = async (deps) => {
  const { csrf, operator, fields } = deps;
  const time = timeIn(deps);
  const { total, list } = await operator.correspondence.sent(pageIn(fields));
  const to = (member: string | null, minLevel: number): string =>
    member ?? (minLevel === 0 ? "所有会员 All" : `VIP ${minLevel}+`);
  const rows = list.map(({ id, at, kind, member, minLevel, isPinned, title, reads }) => [
    time(at),
    KINDS[kind],
    to(member, minLevel),
    html`${title["zh-CN"]}<br /><span class="muted">${title.en}</span>`,
    isPinned ? "是 Yes" : "",
    String(reads),
    quietForm(csrf, `/messages/${id}/recall`, "撤回 Recall"),
  ]);
  return html`<h2>新消息 · New</h2>
    ${sendForm(csrf)}
    <h2>已发送 · Sent</h2>
    ${table(["时间 Time", "类别 Kind", "对象 To", "标题 Title", "置顶 Pinned", "已读 Reads", ""], rows)}
    ${pager(deps, "messages", total)}`;
};
