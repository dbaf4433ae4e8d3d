import { html } from "hono/html";
import type { Html, Tab } from "../layout.ts";
import { PAGE_SIZE, pageIn } from "../paging.ts";
import type { PageDeps } from "./page.ts";

/** Links to the pages before and after the one shown. */
export const pager = (
  { fields }: PageDeps,
  tab: Tab,
  total: number,
  more: Readonly<Record<string, string>> = {},
): Html => {
  const page = pageIn(fields);
  const link = (to: number, label: string): Html =>
    html`<a href="/console/${tab}?${new URLSearchParams({ ...more, page: String(to) }).toString()}">${label}</a>`;
  return html`<p>
    ${page > 1 ? link(page - 1, "上一页 Newer") : ""} ${page * PAGE_SIZE < total ? link(page + 1, "下一页 Older") : ""}
    <span class="muted">共 ${total} · ${total} in all</span>
  </p>`;
};
