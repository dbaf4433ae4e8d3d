import type { OperatorOrder } from "@baize/cashier";
import { html } from "hono/html";
import { form, type Html, quietForm, table } from "../layout.ts";
import { type PageBody, timeIn } from "./page.ts";

export const withdrawalsPage: PageBody = async (deps) => {
  const { csrf, operator } = deps;
  const time = timeIn(deps);
  const buttons = ({ id, state, settledAt }: OperatorOrder): Html | string => {
    const act = `/withdrawals/${id}`;
    if (state === "under_review")
      return html`${form(csrf, `${act}/start`, "开始付款 Start")}${quietForm(csrf, `${act}/refuse`, "拒绝 Refuse")}`;
    if (state === "paying")
      return html`${form(csrf, `${act}/pay`, "已付款 Paid")}${quietForm(csrf, `${act}/refuse`, "退回 Return")}`;
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
