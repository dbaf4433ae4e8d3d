import type { OperatorOrder } from "@baize/cashier";
import { html } from "hono/html";
import { table } from "../layout.ts";
import { type PageBody, timeIn } from "./page.ts";

export const overviewPage: PageBody = async (deps) => {
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
