import type { OperatorOrder } from "@baize/cashier";
import { formatDateTime } from "@baize/domain";
import { html } from "hono/html";
import type { TenantRoom } from "../tenant.ts";
import { BUDGET_FIGURES } from "../accounts/budget-table.ts";
import { choice, field, form, hidden, type Html, type Tab, table } from "./layout.ts";
import type { Operator, OperatorDeps } from "./operator.ts";

export interface PageDeps extends OperatorDeps {
  readonly operator: Operator;
  readonly tenant: TenantRoom;
  readonly csrf: string;
}
type PageBody = (deps: PageDeps) => Promise<Html>;

const timeIn =
  ({ tenant }: PageDeps) =>
  (ms: number | null): string =>
    ms === null ? "" : formatDateTime(ms, tenant.facts.zone);

const overview: PageBody = async (deps) => {
  const { operator, clock } = deps;
  const [deposits, withdrawals] = [await operator.deposits(), await operator.withdrawals()];
  const count = (orders: readonly OperatorOrder[], states: readonly string[]): string =>
    String(orders.filter(({ state }) => states.includes(state)).length);
  return html`<p>
      本操作台凭密钥进入，用于演示与测试：确认存款、支付提款、查看验证码、安排维护与故障。<br /><span class="muted"
        >For whoever has the secret: confirm deposits, pay withdrawals, read codes, plan maintenance and faults.</span
      >
    </p>
    ${table(
      ["项目 Item", "数量 Count", ""],
      [
        [
          "待确认存款 Deposits to confirm",
          count(deposits, ["awaiting_payment", "awaiting_confirmation"]),
          html`<a href="/console/deposits">处理 Open</a>`,
        ],
        [
          "待处理提款 Withdrawals to handle",
          count(withdrawals, ["under_review", "paying"]),
          html`<a href="/console/withdrawals">处理 Open</a>`,
        ],
        ["站点时间 Site time", timeIn(deps)(clock.now()), html`<a href="/console/system">调整 Change</a>`],
      ],
    )}
    <p><a href="/">打开站点 Open the site</a> · <a href="/api/docs">接口文档 Calls</a></p>`;
};

const outbox: PageBody = async (deps) => {
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

const deposits: PageBody = async (deps) => {
  const { csrf, operator } = deps;
  const time = timeIn(deps);
  /** A payment may still arrive for an order that has expired. */
  const buttons = ({ id, state, settledAt }: OperatorOrder): Html | string => {
    const confirm = form(csrf, `/deposits/${id}/confirm`, "确认到账 Confirm");
    if (state === "expired") return confirm;
    return state.startsWith("awaiting")
      ? html`${confirm}${form(csrf, `/deposits/${id}/refuse`, "拒绝 Refuse", "", true)}`
      : time(settledAt);
  };
  const rows = (await operator.deposits()).map((order) => [
    order.id,
    time(order.createdAt),
    order.member,
    order.label,
    `${order.payAmount} ${order.payAsset}`,
    `${order.receive} ${order.currency}`,
    order.noteCode,
    order.state,
    buttons(order),
  ]);
  return table(
    [
      "单号 Order",
      "时间 Time",
      "会员 Member",
      "通道 Channel",
      "应付 To pay",
      "到账 Credit",
      "附言 Note",
      "状态 State",
      "",
    ],
    rows,
  );
};

const withdrawals: PageBody = async (deps) => {
  const { csrf, operator } = deps;
  const time = timeIn(deps);
  const buttons = ({ id, state, settledAt }: OperatorOrder): Html | string => {
    if (state === "under_review")
      return html`${form(csrf, `/withdrawals/${id}/start`, "开始付款 Start")}${form(csrf, `/withdrawals/${id}/refuse`, "拒绝 Refuse", "", true)}`;
    if (state === "paying")
      return html`${form(csrf, `/withdrawals/${id}/pay`, "已付款 Paid")}${form(csrf, `/withdrawals/${id}/refuse`, "退回 Return", "", true)}`;
    return time(settledAt);
  };
  const rows = (await operator.withdrawals()).map((order) => [
    order.id,
    time(order.createdAt),
    order.member,
    order.label,
    `${order.amount} ${order.currency}`,
    order.fee,
    `${order.receive} ${order.currency}`,
    order.state,
    buttons(order),
  ]);
  return table(
    [
      "单号 Order",
      "时间 Time",
      "会员 Member",
      "收款账户 Account",
      "金额 Amount",
      "手续费 Fee",
      "实付 Pays",
      "状态 State",
      "",
    ],
    rows,
  );
};

const members: PageBody = async (deps) => {
  const { csrf, operator, provider } = deps;
  const time = timeIn(deps);
  const statuses = [
    ["1", "正常 Normal"],
    ["2", "禁止游戏 No play"],
    ["3", "资金锁定 Money locked"],
  ] as const;
  const online = new Map((await operator.online()).toReversed().map(({ member, gameId }) => [member, gameId]));
  const presenceOf = (id: string): string => {
    const gameId = online.get(id);
    if (gameId === undefined) return "—";
    return gameId === "" ? "在线 Online" : `游戏中 Playing ${provider.catalogue.game(gameId)?.name ?? gameId}`;
  };
  const grants = [
    ["bonus", "礼金 Bonus"],
    ["rebate", "返水 Rebate"],
  ] as const;
  const rows = (await operator.members()).map(({ id, username, vipLevel, status, isLocked, createdAt }) => [
    username,
    id,
    time(createdAt),
    presenceOf(id),
    `VIP ${vipLevel}`,
    statuses.find(([value]) => value === String(status))?.[1] ?? String(status),
    html`${form(csrf, `/members/${id}/grant`, "发放 Grant", html`${choice("kind", "类别 Kind", grants)}${field("amount", "金额 Amount", "88.00")}${field("multiple", "流水倍数 Turnover ×", "1")}`)}${form(csrf, `/members/${id}/status`, "更改 Change", choice("status", "状态 Status", statuses))}${
      isLocked
        ? form(csrf, `/members/${id}/lock`, "解锁登录 Unlock", hidden("locked", "0"), true)
        : form(csrf, `/members/${id}/lock`, "锁定登录 Lock", hidden("locked", "1"), true)
    }`,
  ]);
  return table(["用户名 Name", "编号 Id", "注册 Since", "在线 Presence", "等级 Level", "状态 Status", ""], rows);
};

const plan = (): Html =>
  html`${field("startsIn", "多少分钟后 Starts in, min", "0")}${field("minutes", "持续分钟 Lasts, min", "30", "空 = 不限 empty = open")}${field("text", "公告 Text", "系统维护中，请稍后再来")}`;

const closings: PageBody = async (deps) => {
  const { csrf, provider, closings: planned, tenant } = deps;
  const time = timeIn(deps);
  const spanOf = (
    closing: { readonly start: number | null; readonly end: number | null; readonly text: string } | null,
  ): string =>
    closing === null
      ? "开放 Open"
      : `${time(closing.start)} → ${closing.end === null ? "…" : time(closing.end)} ${closing.text}`;
  const scope = (id: "site" | "cashier", label: string) => [
    label,
    spanOf(planned.get(tenant.code, id)),
    html`${form(csrf, `/closings/${id}`, "安排 Plan", plan())}${form(csrf, `/closings/${id}`, "取消 Lift", hidden("lift", "1"), true)}`,
  ];
  const platforms = provider.catalogue
    .providers()
    .map(({ platform, name }) => [
      `${name} (${platform})`,
      spanOf(provider.maintenance.get(platform)),
      html`${form(csrf, "/closings/platform", "安排 Plan", html`${hidden("platform", platform)}${plan()}`)}${form(csrf, "/closings/platform", "取消 Lift", html`${hidden("platform", platform)}${hidden("lift", "1")}`, true)}`,
    ]);
  return table(
    ["范围 Scope", "现况 Now", ""],
    [scope("site", "全站 Site"), scope("cashier", "提款 Cashier"), ...platforms],
  );
};

const budgets: PageBody = async (deps) => {
  const time = timeIn(deps);
  const figures = Object.entries(BUDGET_FIGURES).map(([name, { points, windowMs, per }]) => [
    name,
    String(points),
    `${windowMs / 60_000} min`,
    per,
  ]);
  const open = (await deps.operator.budgets()).map(({ name, key, used, points, endsAt }) => [
    name,
    key,
    `${used} / ${points}`,
    time(endsAt),
  ]);
  return html`<h2>现况 Now</h2>
    ${table(["额度 Budget", "对象 Of", "已用 Used", "至 Until"], open)}
    <h2>定额 Figures</h2>
    ${table(["额度 Budget", "次数 Points", "时段 Window", "范围 Per"], figures)}`;
};

const faults: PageBody = async ({ csrf, provider, faults: calls }) => {
  const flags = [
    ["0", "否 No"],
    ["1", "是 Yes"],
  ] as const;
  const kinds = [
    ["delay", "延迟 Delay"],
    ["lose", "执行但丢失应答 Lose the answer"],
    ["refuse", "拒绝 Refuse"],
  ] as const;
  const platforms = provider.catalogue
    .providers()
    .map(({ platform, name }) => [platform, `${name} ${platform}`] as const);
  return html`<h2>接口 Calls</h2>
    ${form(csrf, "/faults/call", "设置 Set", html`${field("path", "路径片段 Part of a path", "/api/game/transfer")}${choice("kind", "故障 Fault", kinds)}${field("delayMs", "延迟毫秒 Delay, ms", "0")}${field("times", "次数 Times", "1", "空 = 一直 empty = always")}`)}
    ${table(
      ["路径 Path", "故障 Fault", "延迟 Delay", "剩余 Left", ""],
      calls
        .list()
        .map(({ path, kind, delayMs, times }) => [
          path,
          kind,
          `${delayMs} ms`,
          times === null ? "∞" : String(times),
          form(csrf, "/faults/call", "取消 Lift", html`${hidden("path", path)}${hidden("lift", "1")}`, true),
        ]),
    )}
    <h2>游戏平台钱包 Platform wallets</h2>
    ${form(csrf, "/faults/platform", "设置 Set", html`${choice("platform", "平台 Platform", platforms)}${field("delayMs", "延迟毫秒 Delay, ms", "0")}${choice("refuse", "拒绝 Refuse", flags)}${choice("loseAnswer", "丢失应答 Lose", flags)}${field("lateMs", "迟到毫秒 Late, ms", "0")}`)}
    ${table(
      ["平台 Platform", "延迟 Delay", "拒绝 Refuse", "丢失 Lose", "迟到 Late", ""],
      provider.faults
        .list()
        .map(({ platform, fault }) => [
          platform,
          `${fault.delayMs} ms`,
          String(fault.refuse),
          String(fault.loseAnswer),
          `${fault.lateMs} ms`,
          form(
            csrf,
            "/faults/platform",
            "取消 Lift",
            html`${hidden("platform", platform)}${hidden("lift", "1")}`,
            true,
          ),
        ]),
    )}`;
};

const system: PageBody = async (deps) => {
  const { csrf, clock, services, operator } = deps;
  const time = timeIn(deps);
  const key = services.keyPairs.current();
  const findings = await operator.audit();
  return html`<h2>时钟 Clock</h2>
    <p>${time(clock.now())}（偏移 offset ${Math.round(clock.offset() / 60_000)} min）</p>
    ${form(csrf, "/clock", "设置偏移 Set", field("offsetMinutes", "分钟 Minutes", String(Math.ceil(clock.offset() / 60_000))))}
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

export const PAGES: Readonly<Record<Tab, PageBody>> = {
  "": overview,
  outbox,
  deposits,
  withdrawals,
  members,
  closings,
  budgets,
  faults,
  system,
};
