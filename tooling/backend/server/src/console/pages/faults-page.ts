import { type ServiceFault, SERVICE_FAULTS } from "@baize/safeguards";
import { html } from "hono/html";
import { choice, field, form, hidden, type Html, quietForm, table } from "../layout.ts";
import type { PageBody, PageDeps } from "./page.ts";

const KIND_LABELS: Readonly<Record<ServiceFault, string>> = {
  delay: "延迟 Delay",
  refuse: "拒绝 Refuse",
  lose_request: "丢失请求 Lose the request",
  lose_response: "执行但丢失应答 Lose the response",
};
const kindChoice = (): Html =>
  choice(
    "kind",
    "故障 Fault",
    SERVICE_FAULTS.map((kind) => [kind, KIND_LABELS[kind]]),
  );
const delayField = (): Html => field("delayMs", "延迟毫秒 Delay, ms", "0");

const callFaults = ({ csrf, faults }: PageDeps): Html => {
  const set = form(csrf, "/faults/call", "设置 Set", [
    field("path", "路径片段 Part of a path", "/api/game/transfer"),
    kindChoice(),
    delayField(),
    field("times", "次数 Times", "1", "空 = 一直 empty = always"),
  ]);
  const rows = faults
    .list()
    .map(({ path, kind, delayMs, times }) => [
      path,
      KIND_LABELS[kind],
      `${delayMs} ms`,
      times === null ? "∞" : String(times),
      quietForm(csrf, "/faults/call", "取消 Lift", [hidden("path", path), hidden("lift", "1")]),
    ]);
  return html`<h2>接口 Calls</h2>
    ${set}${table(["路径 Path", "故障 Fault", "延迟 Delay", "剩余 Left", ""], rows)}`;
};

const platformFaults = ({ csrf, provider }: PageDeps): Html => {
  const platforms = provider.catalogue
    .providers()
    .map(({ platform, name }) => [platform, `${name} ${platform}`] as const);
  const set = form(csrf, "/faults/platform", "设置 Set", [
    choice("platform", "平台 Platform", platforms),
    kindChoice(),
    delayField(),
    field("forMs", "丢失请求毫秒 Lose each request for, ms", "600000"),
  ]);
  const rows = provider.faults
    .list()
    .map(({ platform, fault: { kind, delayMs, forMs } }) => [
      platform,
      KIND_LABELS[kind],
      `${delayMs} ms`,
      kind === "lose_request" ? `${forMs} ms` : "",
      quietForm(csrf, "/faults/platform", "取消 Lift", [hidden("platform", platform), hidden("lift", "1")]),
    ]);
  return html`<h2>游戏平台钱包 Platform wallets</h2>
    ${set}${table(["平台 Platform", "故障 Fault", "延迟 Delay", "丢失 Lost for", ""], rows)}`;
};

export const faultsPage: PageBody = async (deps) => html`${callFaults(deps)}${platformFaults(deps)}`;
