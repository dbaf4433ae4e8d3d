import { html } from "hono/html";
import { field, form, table } from "../layout.ts";
import { type PageBody, timeIn } from "./page.ts";

export const systemPage: PageBody = async (deps) => {
  const { csrf, clock, services, operator } = deps;
  const time = timeIn(deps);
  const key = services.keyPairs.current();
  const offset = String(Math.ceil(clock.offset() / 60_000));
  const findings = await operator.audit();
  return html`<h2>时钟 Clock</h2>
    <p>${time(clock.now())}（偏移 offset ${Math.round(clock.offset() / 60_000)} min）</p>
    ${form(csrf, "/clock", "设置偏移 Set", field("offsetMinutes", "分钟 Minutes", offset))}
    <h2>任务 Jobs</h2>
    ${form(csrf, "/jobs/run", "立即执行 Run now")}
    <h2>加密公钥 Public key</h2>
    <p>${key.id} → ${time(key.notAfter)}</p>
    ${form(csrf, "/keys/rotate", "更换 Rotate")}
    <h2>审计 Audit</h2>
    ${form(csrf, "/books/verify", "核对账目 Verify the books")}
    ${
      findings.length === 0
        ? html`<p class="note">账目相符 The books agree</p>`
        : table(
            ["规则 Rule", "对象 Subject", "说明 Detail"],
            findings.map(({ rule, subject, detail }) => [rule, subject, detail]),
          )
    }`;
};
