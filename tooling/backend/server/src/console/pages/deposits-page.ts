import type { OperatorOrder } from "@baize/cashier";
import { html } from "hono/html";
import { form, type Html, quietForm, table } from "../layout.ts";
import { type PageBody, timeIn } from "./page.ts";

export const depositsPage: PageBody = async (deps) => {
  const { csrf, operator } = deps;
  const time = timeIn(deps);
  /** A payment may still arrive for an order that has expired. */
  const buttons = ({ id, state, settledAt }: OperatorOrder): Html | string => {
    const confirm = form(csrf, `/deposits/${id}/confirm`, "确认到账 Confirm");
    if (state === "expired") return confirm;
    return state === "awaiting_payment" || state === "awaiting_confirmation"
      ? html`${confirm}${quietForm(csrf, `/deposits/${id}/refuse`, "拒绝 Refuse")}`
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
