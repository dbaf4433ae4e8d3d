import { CORRESPONDENCE_BUDGETS } from "@baize/correspondence";
import { html } from "hono/html";
import { BUDGET_FIGURES } from "../../accounts/budget-table.ts";
import { table } from "../layout.ts";
import { type PageBody, timeIn } from "./page.ts";

export const budgetsPage: PageBody = async (deps) => {
  const time = timeIn(deps);
  const figures = Object.entries({ ...BUDGET_FIGURES, ...CORRESPONDENCE_BUDGETS }).map(
    ([name, { points, windowMs, per }]) => [name, String(points), `${windowMs / 60_000} min`, per],
  );
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
