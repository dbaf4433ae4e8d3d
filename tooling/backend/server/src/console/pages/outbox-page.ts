import { html } from "hono/html";
import { table } from "../layout.ts";
import { type PageBody, timeIn } from "./page.ts";

export const outboxPage: PageBody = async (deps) => {
  const time = timeIn(deps);
  const messages = await deps.operator.outbox();
  return html`<h2>短信与邮件 SMS and e-mail</h2>
    ${table(
      ["时间 Time", "渠道 Channel", "收件人 To", "验证码 Code", "用途 For"],
      messages.map(({ at, channel, target, code, note }) => [
        time(at),
        channel,
        target,
        html`<strong>${code || "—"}</strong>`,
        note,
      ]),
    )}
    <h2>最近的图形验证码 Recent captchas</h2>
    ${table(
      ["编号 Id", "答案 Answer"],
      deps.operator.captchas().map(({ id, answer }) => [id, html`<strong>${answer}</strong>`]),
    )}`;
};
