import {
  type AssetCode,
  type IdentityFault,
  type IdentityState,
  type LimitKind,
  ofMinor,
  toDecimal,
} from "@baize/domain";
import type { CareAct, HarmMarker } from "@baize/protection";
import { html } from "hono/html";
import { choice, field, form, type Html, table } from "../layout.ts";
import type { BrandProtection } from "../operator-protection.ts";
import { type PageBody, type PageDeps, timeIn } from "./page.ts";

type Shown = NonNullable<Awaited<ReturnType<BrandProtection["read"]>>>;

const KINDS = { break: "休息 Break", exclusion: "自我排除 Exclusion" } as const;
const PERIODS = { day: "24 小时 24 hours", week: "7 天 7 days", month: "1 个月 Month" } as const;

const amountOf = (minor: bigint | null, asset: AssetCode): string =>
  minor === null ? "—" : toDecimal(ofMinor(minor, asset));

const LIMITS: Readonly<Record<LimitKind, string>> = {
  deposit: "充值 Deposits",
  stake: "投注 Stakes",
  loss: "亏损 Losses",
  time: "游戏时间（分钟） Time in minutes",
};

const limitsOf = (deps: PageDeps, { limits, playLimits }: Shown): Html => {
  const time = timeIn(deps);
  const asset = deps.tenant.facts.currency.code;
  const rows = [...limits.map((limit) => ({ kind: "deposit" as const, ...limit })), ...playLimits].map(
    ({ kind, period, amount, used, left, freesAt, pending }) => {
      const write = (most: bigint | null): string =>
        kind === "time" && most !== null ? String(most) : amountOf(most, asset);
      return [
        LIMITS[kind],
        PERIODS[period],
        write(amount),
        write(used),
        write(left),
        time(freesAt),
        pending === null ? "" : `${write(pending.amount)} · ${time(pending.from)} – ${time(pending.until)}`,
      ];
    },
  );
  const heads = ["限额 Limit of", "周期 Period", "上限 Most", "已用 Used", "剩余 Left", "释放 Frees", "待确认 Waits"];
  return table(heads, rows);
};

const checkOf = (deps: PageDeps, { play }: Shown): Html => {
  const time = timeIn(deps);
  const asset = deps.tenant.facts.currency.code;
  const { session, everyMinutes, isDue, dueAt } = play;
  const row = [
    String(everyMinutes),
    time(session?.since ?? null),
    session === null ? "" : String(session.minutes),
    session === null ? "" : amountOf(session.stakes, asset),
    session === null ? "" : amountOf(session.returns, asset),
    isDue ? "待确认 Due" : time(dueAt),
  ];
  return table(
    ["间隔（分钟） Every", "本次游戏自 Since", "分钟 Minutes", "投注 Staked", "返还 Returned", "下次 Next"],
    [row],
  );
};

const ACTS: Readonly<Record<CareAct, string>> = {
  contacted: "已联系 Contacted",
  limits_discussed: "已谈限额 Limits discussed",
  help_named: "已告知求助渠道 Help named",
  nothing_needed: "无需处理 Nothing needed",
};

/** A marker and its facts. */
const markerRow = (marker: HarmMarker, asset: AssetCode): readonly [string, string] => {
  if (marker.kind === "rising_deposits") {
    const [last, mean] = [amountOf(marker.lastWeek, asset), amountOf(marker.meanWeek, asset)];
    return [
      "充值上升 Rising deposits",
      `近 7 天 ${last} · 此前四周平均 ${mean} · last 7 days ${last}, mean week ${mean}`,
    ];
  }
  if (marker.kind === "chasing") {
    const { times } = marker;
    const amount = amountOf(marker.amount, asset);
    return [
      "亏损后追加 Chasing",
      `近 7 天亏损后一小时内充值 ${times} 次，共 ${amount} · ${times} deposits of ${amount} within an hour of losses`,
    ];
  }
  const { nights, minutes } = marker;
  return ["夜间游戏 Night play", `近四周 ${nights} 夜，共 ${minutes} 分钟 · ${nights} nights, ${minutes} minutes`];
};

const MARKER_HEADS = ["迹象 Marker", "事实 Facts"] as const;

const careOf = ({ csrf, tenant }: PageDeps, member: string, markers: readonly HarmMarker[]): Html =>
  html`<h2>风险迹象 · Markers of harm</h2>
    ${
      markers.length === 0
        ? html`<p class="note">目前没有 · None now</p>`
        : table(
            MARKER_HEADS,
            markers.map((marker) => markerRow(marker, tenant.facts.currency.code)),
          )
    }
    ${form(csrf, `/protection/${member}/care`, "记录处理 Note what was done", [
      choice("act", "处理 Act", Object.entries(ACTS)),
      field("note", "说明 Note, which is kept"),
    ])}`;

const FAULTS: Readonly<Record<IdentityFault, string>> = {
  name_differs: "姓名不符 Name differs",
  birthday_differs: "生日不符 Birthday differs",
  document_unclear: "证件不清晰 Document unclear",
  under_age: "未满年龄 Under age",
};
const STATES: Readonly<Record<IdentityState, string>> = {
  none: "未核验 Not verified",
  asked: "待核验 Waits",
  verified: "已核验 Verified",
  refused: "未通过 Refused",
};

const identityOf = (deps: PageDeps, member: string, { person, identityHistory }: Shown): Html =>
  html`<h2>身份核验 · Identity</h2>
    ${table(["姓名 Real name", "生日 Birthday"], [[person.realName, person.birthday ?? "—"]])}
    ${table(
      ["时间 Time", "由 By", "状态 State", "原因 Fault", "证件 Document"],
      identityHistory.map(({ at, by, state, fault, pictures }) => [
        timeIn(deps)(at),
        by,
        STATES[state],
        fault === null ? "" : FAULTS[fault],
        html`${pictures.map((id) => html`<a href="/console/pictures/${id}" target="_blank">${id.slice(0, 6)}</a> `)}`,
      ]),
    )}
    ${form(
      deps.csrf,
      `/protection/${member}/identity`,
      "决定 Decide",
      choice("verdict", "结果 Verdict", [["verified", STATES.verified], ...Object.entries(FAULTS)]),
    )}`;

const shown = (deps: PageDeps, member: string, state: Shown): Html => {
  const time = timeIn(deps);
  const { pauses, events, pause } = state;
  const past = pauses.map(({ kind, since, until, isAllBrands, liftedAt }) => [
    KINDS[kind],
    time(since),
    time(until),
    isAllBrands ? "是 Yes" : "",
    time(liftedAt),
  ]);
  return html`<h2>${member}</h2>
    ${identityOf(deps, member, state)} ${careOf(deps, member, state.markers)}
    <h2>限额 · Limits</h2>
    ${limitsOf(deps, state)}
    <h2>游戏时间提醒 · Reality check</h2>
    ${checkOf(deps, state)}
    <h2>休息与自我排除 · Breaks and exclusions</h2>
    ${table(["类别 Kind", "自 Since", "至 Until", "所有品牌 All brands", "解除 Lifted"], past)}
    ${
      pause?.kind === "exclusion"
        ? form(
            deps.csrf,
            `/protection/${member}/lift`,
            "到期后解除 Lift after its end",
            field("note", "原因 Reason, which is kept"),
          )
        : ""
    }
    <h2>记录 · Events</h2>
    ${table(
      ["时间 Time", "由 By", "事件 Event", "内容 Facts"],
      events.map(({ at, by, kind, facts }) => [time(at), by, kind, html`<pre>${facts}</pre>`]),
    )}`;
};

const waiting = (deps: PageDeps, members: Awaited<ReturnType<BrandProtection["identity"]["waiting"]>>): Html =>
  html`<h2>待核验身份 · Identities to verify</h2>
    ${table(
      ["会员 Member", "自 Since"],
      members.map(({ member, at }) => [
        html`<a href="/console/protection?member=${member}">${member}</a>`,
        timeIn(deps)(at),
      ]),
    )}`;

const marked = ({ tenant }: PageDeps, members: Awaited<ReturnType<BrandProtection["marked"]>>): Html =>
  html`<h2>近 7 天有风险迹象的会员 · Members with markers of harm, played in the last 7 days</h2>
    ${table(
      ["会员 Member", ...MARKER_HEADS],
      members.flatMap(({ member, markers }) =>
        markers.map((marker) => [
          html`<a href="/console/protection?member=${member}">${member}</a>`,
          ...markerRow(marker, tenant.facts.currency.code),
        ]),
      ),
    )}`;

export const protectionPage: PageBody = async (deps) => {
  const { operator, fields } = deps;
  const member = fields["member"] ?? "";
  const state = member === "" ? null : await operator.protection.read(member);
  return html`<form method="get" action="/console/protection">
      ${field("member", "会员编号 Member id", member)}<button class="quiet">查看 Show</button>
    </form>
    ${
      state === null
        ? member === ""
          ? html`${waiting(deps, await operator.protection.identity.waiting())}
            ${marked(deps, await operator.protection.marked())}`
          : html`<p class="note fault" role="alert">没有这个会员 · No such member</p>`
        : shown(deps, member, state)
    }`;
};
