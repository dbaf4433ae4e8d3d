import type { OperatorOrder } from "@baize/cashier";
import { TERMINAL_DEPOSIT, TERMINAL_WITHDRAW, type TransactionStatus } from "@baize/domain";
import { html } from "hono/html";
import { table } from "../layout.ts";
import { type PageBody, timeIn } from "./page.ts";

const SETTLED: ReadonlySet<TransactionStatus> = new Set([...TERMINAL_DEPOSIT, ...TERMINAL_WITHDRAW]);

export const overviewPage: PageBody = async (deps) => {
  const { operator, clock } = deps;
  const [deposits, withdrawals] = [await operator.deposits(), await operator.withdrawals()];
  const countOpen = (orders: readonly OperatorOrder[]): string =>
    String(orders.filter(({ state }) => !SETTLED.has(state)).length);
  return html`<p>
      本操作台凭密钥进入，用于演示与测试：确认充值、支付提款、查看验证码、安排维护与故障。<br /><span class="muted"
        >For whoever has the secret: confirm deposits, pay withdrawals, read codes, plan maintenance and faults.</span
      >
    </p>
    ${table(
      ["项目 Item", "数量 Count", ""],
      [
        ["待确认充值 Deposits to confirm", countOpen(deposits), html`<a href="/console/deposits">处理 Open</a>`],
        [
          "待处理提款 Withdrawals to handle",
          countOpen(withdrawals),
          html`<a href="/console/withdrawals">处理 Open</a>`,
        ],
        ["站点时间 Site time", timeIn(deps)(clock.now()), html`<a href="/console/system">调整 Change</a>`],
      ],
    )}
    <p><a href="/">打开站点 Open the site</a> · <a href="/api/docs">接口文档 Calls</a></p>`;
};
