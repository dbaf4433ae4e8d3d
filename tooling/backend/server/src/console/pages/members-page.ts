import type { Grant } from "@baize/cashier";
import { html } from "hono/html";
import type { MemberStatus } from "../../accounts/members.ts";
import { choice, field, form, hidden, type Html, quietForm, table } from "../layout.ts";
import type { OperatorMember } from "../operator.ts";
import { type PageBody, timeIn } from "./page.ts";

const STATUSES: Readonly<Record<MemberStatus, string>> = {
  1: "正常 Normal",
  2: "禁止游戏 No play",
  3: "资金锁定 Money locked",
};
const GRANTS: Readonly<Record<Grant["kind"], string>> = { bonus: "礼金 Bonus", rebate: "返水 Rebate" };

const buttons = (csrf: string, { id, isLocked }: OperatorMember): Html[] => {
  const act = `/members/${id}`;
  const grant = [
    choice("kind", "类别 Kind", Object.entries(GRANTS)),
    field("amount", "金额 Amount", "88.00"),
    field("multiple", "流水倍数 Rollover ×", "1"),
  ];
  return [
    form(csrf, `${act}/grant`, "发放 Grant", grant),
    form(csrf, `${act}/status`, "更改 Change", choice("status", "状态 Status", Object.entries(STATUSES))),
    form(csrf, `${act}/real-name`, "更正 Correct", field("realName", "真实姓名 Real name", "", "empty = clear")),
    form(csrf, `${act}/birthday`, "更正 Correct", field("birthday", "生日 Birthday", "", "1990-05-12; empty = clear")),
    isLocked
      ? quietForm(csrf, `${act}/lock`, "解锁登录 Unlock", hidden("locked", "0"))
      : quietForm(csrf, `${act}/lock`, "锁定登录 Lock", hidden("locked", "1")),
  ];
};

export const membersPage: PageBody = async (deps) => {
  const { csrf, operator, provider } = deps;
  const time = timeIn(deps);
  const online = new Map((await operator.online()).toReversed().map(({ member, gameId }) => [member, gameId]));
  const presenceOf = (id: string): string => {
    const gameId = online.get(id);
    if (gameId === undefined) return "—";
    return gameId === "" ? "在线 Online" : `游戏中 Playing ${provider.catalogue.game(gameId)?.name ?? gameId}`;
  };
  const rows = (await operator.members()).map((member) => [
    member.username,
    member.id,
    time(member.createdAt),
    presenceOf(member.id),
    `VIP ${member.vipLevel}`,
    STATUSES[member.status],
    html`${buttons(csrf, member)}`,
  ]);
  return table(["用户名 Name", "编号 Id", "注册 Since", "在线 Presence", "等级 Level", "状态 Status", ""], rows);
};
