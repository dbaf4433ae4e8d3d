import { html } from "hono/html";
import { whole } from "../action-fields.ts";
import { area, form, hidden, type Html, quietForm, table } from "../layout.ts";
import { type PageBody, type PageDeps, timeIn } from "./page.ts";

const ownerOf = (member: string | null): string => member ?? "访客 Visitor";

const conversation = async ({ csrf, operator, fields }: PageDeps): Promise<Html | string> => {
  const id = fields["id"];
  if (id === undefined) return "";
  const found = await operator.correspondence.conversation(id, whole(fields["before"]));
  if (found === null) return html`<p class="note fault" role="alert">没有这个会话 · No such conversation</p>`;
  const { lines, hasMore, seenByOwner } = found;
  const rows = lines.map(({ id: line, by, text, picture, time }) => [
    String(line),
    time,
    by === "owner" ? ownerOf(found.member) : `客服 Desk${line <= seenByOwner ? " ✓" : ""}`,
    html`<pre>${text}</pre>
      ${picture === null ? "" : html`<a href="${picture.url}">图片 Picture</a>`}`,
  ]);
  const oldest = lines[0]?.id ?? 0;
  return html`<h2>${ownerOf(found.member)}${found.isTicket ? " · 留言 Ticket" : ""}</h2>
    ${hasMore ? html`<p><a href="/console/desk?id=${id}&before=${oldest}">更早 Earlier</a></p>` : ""}
    ${table(["#", "时间 Time", "由 By", "内容 Text"], rows)}
    ${form(csrf, `/desk/${id}/answer`, "回复 Answer", area("text", "回复 Answer", 4))}
    ${quietForm(csrf, `/desk/${id}/seen`, "标为已读 Seen", hidden("upTo", String(lines.at(-1)?.id ?? 0)))}
    ${quietForm(csrf, `/desk/${id}/close`, "结束 Close")}`;
};

export const deskPage: PageBody = async (deps) => {
  const time = timeIn(deps);
  const rows = (await deps.operator.correspondence.conversations()).map(
    ({ id, member, isTicket, unseen, waitingSince, updatedAt }) => [
      html`<a href="/console/desk?id=${id}">${ownerOf(member)}</a>`,
      time(updatedAt),
      time(waitingSince),
      String(unseen),
      isTicket ? "是 Yes" : "",
    ],
  );
  return html`${await conversation(deps)}
    <h2>会话 · Conversations</h2>
    ${table(["会员 Member", "更新 Changed", "等待自 Waiting since", "未读 Unseen", "留言 Ticket"], rows)}`;
};
