import { html } from "hono/html";
import { pageIn } from "../paging.ts";
import { field, form, type Html, quietForm, table } from "../layout.ts";
import { type PageBody, type PageDeps, timeIn } from "./page.ts";
import { pager } from "./pager.ts";

const applicationsOf = async (deps: PageDeps): Promise<Html> => {
  const time = timeIn(deps);
  const rows = (await deps.operator.agency.applications()).map(({ id, createdAt, member, text, contact }) => [
    time(createdAt),
    member,
    html`<pre>${text}</pre>`,
    contact,
    html`${form(deps.csrf, `/agents/applications/${id}/approve`, "通过 Approve")}${quietForm(
      deps.csrf,
      `/agents/applications/${id}/decline`,
      "拒绝 Decline",
      field("reason", "原因（会员可见） Reason, which the member reads"),
    )}`,
  ]);
  return table(["时间 Time", "会员 Member", "内容 Text", "联系方式 Contact", ""], rows);
};

const agentsOf = async (deps: PageDeps): Promise<Html> => {
  const time = timeIn(deps);
  const { total, list } = await deps.operator.agency.agents(pageIn(deps.fields));
  const rows = list.map((agent) => [
    agent.name,
    agent.member,
    time(agent.since),
    `${agent.active} / ${agent.invitees}`,
    String(agent.tier),
    agent.month,
    agent.total,
    agent.waiting,
  ]);
  const heads = ["用户名 Name", "编号 Id", "自 Since", "活跃／邀请 Active / invited", "档 Tier"];
  return html`${table([...heads, "本月 Month", "累计 Total", "待付 Waiting"], rows)} ${pager(deps, "agents", total)}`;
};

const rulesOf = async ({ csrf, operator }: PageDeps): Promise<Html> => {
  const versions = await operator.agency.rules();
  const draft = versions[0] === undefined ? "" : JSON.stringify(versions[0].rules, null, 2);
  return html`${table(
      ["自 From", "规则 Rules"],
      versions.map(({ from, rules }) => [from, html`<pre>${JSON.stringify(rules)}</pre>`]),
    )}
    <form method="post" action="/console/agents/rules" class="draft">
      <input type="hidden" name="csrf" value="${csrf}" />
      <label>规则 Rules (JSON)<textarea name="rules" rows="14" cols="90" spellcheck="false">${draft}</textarea></label>
      <button>次日起生效 From tomorrow on</button>
    </form>`;
};

export const agentsPage: PageBody = async (deps) => {
  const time = timeIn(deps);
  const findings = await deps.operator.agency.findings();
  return html`<h2>申请 · Applications</h2>
    ${await applicationsOf(deps)}
    <h2>合营伙伴 · Agents</h2>
    ${await agentsOf(deps)}
    <h2>同源账户 · Findings</h2>
    ${table(
      ["时间 Time", "伙伴 Agent", "被邀请人 Invitee", "自 Day"],
      findings.map(({ at, agent, invitee, day }) => [time(at), agent, invitee, day]),
    )}
    <h2>佣金规则 · Commission</h2>
    ${await rulesOf(deps)}`;
};
