import { type ActivityLine, type ActivityRules, type Application, readRules } from "@baize/promotions";
import { categoryOf, type DeclineReason, TEXT_LOCALES } from "@baize/domain";
import { html } from "hono/html";
import { choice, field, form, type Html, quietForm, table } from "../layout.ts";
import { readJson } from "../operator-promotions.ts";
import { draftOf } from "../promotion-templates.ts";
import { type PageBody, type PageDeps, timeIn } from "./page.ts";

const STATES: Readonly<Record<ActivityLine["state"], string>> = {
  upcoming: "未开始 Upcoming",
  open: "进行中 Open",
  ended: "已结束 Ended",
};
const TYPES: Readonly<Record<ActivityRules["type"], string>> = {
  depositActive: "充值加送 Deposit bonus",
  aloneActive: "独立申请 Application",
  recharge: "阶梯 Ladder",
  gift: "礼品与兑换码 Gifts and codes",
  sign: "签到 Sign-in",
  rule: "规则 Rules only",
};

/** What a draft begins from: a type, or a reward of the application type by the id of its activity. */
const TEMPLATES: readonly (readonly [string, string])[] = [
  ...Object.entries(TYPES),
  ["free-bets", "免费投注 Free bets"],
];

const REASONS: Readonly<Record<DeclineReason, string>> = {
  not_eligible: "不符合条件 Conditions not met",
  details_wrong: "资料不符 Details wrong",
  address_wrong: "地址有误 Address wrong",
  duplicate_account: "多个账户 Several accounts",
  rules_broken: "违反规则 Rules broken",
  other: "其他 Other",
};

const listOf = ({ csrf }: PageDeps, lines: readonly ActivityLine[]): Html =>
  table(
    [
      "编号 Id",
      "名称 Title",
      "类型 Type",
      "状态 State",
      "预算 Budget",
      "待办 Pending",
      "库存 Stock",
      "免费投注 Free bets",
      "",
    ],
    lines.map(({ id, title, type, state, budget, pending, stock, freeBets }) => [
      id,
      title,
      TYPES[type],
      STATES[state],
      budget === null ? "—" : `设 Set ${budget.set} · 余 Left ${budget.left} · 已发 Given ${budget.given}`,
      String(pending),
      Object.entries(stock)
        .map(([item, left]) => `${item} ${left}`)
        .join(" · "),
      freeBets === null
        ? "—"
        : `已发 Given ${freeBets.given} · 已用 Used ${freeBets.used} · 收回 Returned ${freeBets.returned}`,
      state === "ended" ? "" : quietForm(csrf, `/promotions/${id}/stop`, "停止 Stop"),
    ]),
  );

const applicationsOf = (deps: PageDeps, rows: readonly Application[]): Html =>
  table(
    ["编号 Id", "时间 Time", "优惠 Promotion", "会员 Member", "金额 Amount", "内容 Facts", "地址 Address", ""],
    rows.map(({ id, activity, member, amount, state, facts, address, createdAt }) => [
      id,
      timeIn(deps)(createdAt),
      activity,
      member,
      amount,
      Object.entries(facts)
        .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
        .join(" · "),
      address,
      html`${form(
        deps.csrf,
        `/promotions/applications/${id}/approve`,
        state === "passed" ? "已送达 Delivered" : "通过 Approve",
      )}${
        state === "pending"
          ? quietForm(
              deps.csrf,
              `/promotions/applications/${id}/decline`,
              "拒绝 Decline",
              choice("reason", "原因 Reason", Object.entries(REASONS)),
            )
          : ""
      }`,
    ]),
  );

/** What free bets are: of which stake, for which games, until when; nothing for another reward. */
const freeBetFacts = (rules: ActivityRules): readonly (readonly [string, string])[] => {
  if (rules.type !== "aloneActive" || rules.reward.kind !== "freeBets") return [];
  const { count, stake, categories } = rules.reward;
  const words = `${count} × ${stake}，本金不返还。The stake is not returned.`;
  const games = categories.map((id) => categoryOf(id) ?? String(id)).join(", ");
  return [
    ["免费投注 Free bets", words],
    ["游戏 Games", games],
    ["有效期 Valid for", `${rules.expiryDays ?? "…"} 天 days`],
  ];
};

const facts = (rules: ActivityRules): readonly (readonly [string, string])[] => [
  ["期间 Period", `${rules.from ?? "…"} → ${rules.to ?? "…"}`],
  ["类型 Type", TYPES[rules.type]],
  ...(rules.type === "rule"
    ? []
    : ([
        ["预算 Budget", `最多派发 ${rules.budget}。At most ${rules.budget} is given in all.`],
        ["流水 Turnover", `${rules.turnover.multiple}×`],
        ["审核 Approval", rules.approval ? "逐笔审核 Each is decided" : "自动 At once"],
        ["限制 Once for each", rules.oneAccount.join(", ") || "—"],
        ...freeBetFacts(rules),
      ] as const)),
];

/** What the draft would be; its texts are shown as they are written, marks and all. */
const previewOf = (draft: string): Html => {
  const json = readJson(draft);
  if (json === undefined)
    return html`<p id="preview" class="note fault" role="alert">JSON 无法读取 · The text is no JSON.</p>`;
  const read = readRules(json);
  if (!read.ok)
    return html`<p id="preview" class="note fault" role="alert">
      规则有误 · Fault at <code>${read.detail["at"] ?? ""}</code>: ${read.detail["why"] ?? ""}
    </p>`;
  const texts = TEXT_LOCALES.map((locale) => {
    const { title, tag, html: words, rules } = read.data.texts[locale];
    return html`<h3>${locale} · ${title} <small>${tag}</small></h3>
      <pre>${words}</pre>
      <pre>${rules}</pre>`;
  });
  return html`<h3 id="preview">预览 · Preview</h3>
    ${table(["", ""], facts(read.data))}${texts}`;
};

const draftForm = ({ csrf, fields, tenant, clock }: PageDeps): Html => {
  const draft = fields["rules"] ?? draftOf(fields["type"] ?? "", tenant, clock.now());
  const pick = html`<form method="get" action="/console/promotions">
    ${choice("type", "模板 Template", TEMPLATES)}<button class="quiet">套用 Use</button>
  </form>`;
  const area = html`<form method="post" action="/console/promotions/create" class="draft">
    <input type="hidden" name="csrf" value="${csrf}" />
    <label>规则 Rules (JSON)<textarea name="rules" rows="18" cols="90" spellcheck="false">${draft}</textarea></label>
    <button class="quiet" formaction="/console/promotions/preview#preview">预览 Preview</button
    ><button>新增 Create</button>
  </form>`;
  return html`${pick}<br />${area}${fields["rules"] === undefined ? "" : previewOf(draft)}`;
};

const codeForm = (csrf: string, lines: readonly ActivityLine[]): Html => {
  const gifts = lines.filter(({ type, state }) => type === "gift" && state !== "ended");
  if (gifts.length === 0) return html`<p class="muted">没有可用的礼品优惠 No gift promotion is open</p>`;
  return form(csrf, "/promotions/codes", "发码 Issue", [
    choice(
      "activity",
      "优惠 Promotion",
      gifts.map(({ id, title }) => [id, title] as const),
    ),
    field("code", "兑换码 Code"),
    field("amount", "金额 Amount", "88.00"),
    field("uses", "可兑人数 Members", "100"),
    field("owner", "指定会员 Member", "", "空 = 任何人 empty = anyone"),
    field("days", "有效天数 Days", "", "空 = 不限 empty = open"),
  ]);
};

export const promotionsPage: PageBody = async (deps) => {
  const { promotions } = deps.operator;
  const [lines, applications, findings, demoCodes] = await Promise.all([
    promotions.list(),
    promotions.applications(),
    promotions.findings(),
    promotions.demoCodes(),
  ]);
  const time = timeIn(deps);
  return html`${listOf(deps, lines)}
    <h2>待审核与待发货 · Applications</h2>
    ${applicationsOf(deps, applications)}
    <h2>兑换码 · Codes</h2>
    ${codeForm(deps.csrf, lines)}
    ${demoCodes.length === 0 ? "" : html`<p>演示兑换码 Demo codes: ${demoCodes.join(" · ")}</p>`}
    <h2>收回 · Reverse a reward</h2>
    ${quietForm(deps.csrf, "/promotions/reverse", "收回 Reverse", field("id", "编号 Id"))}
    <h2>同源账户 · Findings</h2>
    ${table(
      ["时间 Time", "优惠 Promotion", "会员 Member", "相同 Shared", "已领会员 Has it"],
      findings.map(({ at, activity, member, kind, other }) => [time(Number(at)), activity, member, kind, other]),
    )}
    <h2>新增 · New</h2>
    ${draftForm(deps)}`;
};
