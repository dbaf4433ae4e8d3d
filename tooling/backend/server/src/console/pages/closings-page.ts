import { html } from "hono/html";
import type { ClosingScope } from "../../closings.ts";
import { field, form, hidden, type Html, quietForm, table } from "../layout.ts";
import { type PageBody, timeIn } from "./page.ts";

const planFields = (): Html[] => [
  field("startsIn", "多少分钟后 Starts in, min", "0"),
  field("minutes", "持续分钟 Lasts, min", "30", "空 = 不限 empty = open"),
  field("text", "公告 Text", "系统维护中，请稍后再来"),
];

interface Span {
  readonly start: number | null;
  readonly end: number | null;
  readonly text: string;
}

export const closingsPage: PageBody = async (deps) => {
  const { csrf, provider, closings, tenant } = deps;
  const time = timeIn(deps);
  const spanOf = (closing: Span | null): string =>
    closing === null
      ? "开放 Open"
      : `${time(closing.start)} → ${closing.end === null ? "…" : time(closing.end)} ${closing.text}`;
  const buttons = (action: string, of: Html[] = []): Html[] => [
    form(csrf, action, "安排 Plan", [...of, ...planFields()]),
    quietForm(csrf, action, "取消 Lift", [...of, hidden("lift", "1")]),
  ];
  const scope = (id: ClosingScope, label: string) => [
    label,
    spanOf(closings.get(tenant.code, id)),
    html`${buttons(`/closings/${id}`)}`,
  ];
  const platforms = provider.catalogue
    .providers()
    .map(({ platform, name }) => [
      `${name} (${platform})`,
      spanOf(provider.maintenance.get(platform)),
      html`${buttons("/closings/platform", [hidden("platform", platform)])}`,
    ]);
  return table(
    ["范围 Scope", "现况 Now", ""],
    [scope("site", "全站 Site"), scope("cashier", "提款 Cashier"), ...platforms],
  );
};
