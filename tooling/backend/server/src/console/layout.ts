import type { BrandFacts } from "@baize/domain";
import type { MoneyGate } from "@baize/ledger";
import { html, raw } from "hono/html";

export type Html = ReturnType<typeof html>;

const STYLE = `
body{font:15px/1.55 system-ui,"Noto Sans CJK SC",sans-serif;margin:0;background:#f6f3ec;color:#221e18}
header{background:#3b2d14;color:#fff6e2;padding:.7rem 1.2rem}
header strong{background:#f3b33d;color:#2b1f05;padding:.1rem .5rem;border-radius:.3rem;margin-right:.6rem}
nav{display:flex;flex-wrap:wrap;gap:.2rem;padding:.4rem 1rem;background:#e8e0cf}
nav a{padding:.35rem .7rem;border-radius:.4rem;color:#3b2d14;text-decoration:none}
nav a[aria-current]{background:#3b2d14;color:#fff6e2}
main{max-width:76rem;margin:auto;padding:1rem 1.2rem 3rem}
h1{font-size:1.3rem}
h2{font-size:1.05rem;margin-top:1.8rem}
table{border-collapse:collapse;width:100%;background:#fffdf8}
th,td{text-align:left;padding:.4rem .55rem;border-bottom:1px solid #ddd4c2;vertical-align:top}
th{background:#efe8d9;font-weight:600}
td.n{text-align:right;font-variant-numeric:tabular-nums}
form{display:inline-flex;flex-wrap:wrap;gap:.4rem;align-items:end;margin:.1rem .2rem .1rem 0}
label{display:inline-flex;flex-direction:column;font-size:.8rem}
textarea{font:13px/1.5 ui-monospace,monospace;width:100%;box-sizing:border-box}
form.draft,form.draft label{display:flex;width:100%}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
input,select,button{font:inherit;padding:.3rem .5rem;border:1px solid #a89a7f;border-radius:.35rem}
input,select,button,textarea{background:#fff;color:inherit}
button{background:#3b2d14;color:#fff6e2;border-color:#3b2d14;cursor:pointer}
button.quiet{background:#fff;color:#3b2d14}
p.note{padding:.5rem .8rem;border-radius:.4rem;background:#e5efdc}
p.fault{background:#f6dcd5}
.muted{color:#6a6152}
.scroll{overflow-x:auto}
td:nth-child(-n+2){white-space:nowrap}
@media(prefers-color-scheme:dark){body{background:#15120d;color:#efe8da}
nav{background:#2a2418}
nav a{color:#efe0c0}
nav a[aria-current]{background:#f3b33d;color:#2b1f05}
table{background:#1d1913}
th{background:#2a2418}
th,td{border-color:#3c3527}
input,select,textarea,button.quiet{background:#1d1913;color:inherit}
p.note{background:#26351c}
p.fault{background:#4a221a}
.muted{color:#b3a78f}}
`;

const TABS = [
  ["", "概览", "Overview"],
  ["outbox", "验证码", "Outbox"],
  ["deposits", "充值", "Deposits"],
  ["withdrawals", "提款", "Withdrawals"],
  ["members", "会员", "Members"],
  ["promotions", "优惠", "Promotions"],
  ["messages", "消息", "Messages"],
  ["feedback", "反馈", "Feedback"],
  ["desk", "客服", "Desk"],
  ["agents", "合营", "Agents"],
  ["protection", "保护", "Protection"],
  ["closings", "维护", "Maintenance"],
  ["budgets", "额度", "Budgets"],
  ["faults", "故障", "Faults"],
  ["system", "系统", "System"],
] as const;
export type Tab = (typeof TABS)[number][0];

export interface Page {
  readonly tab: Tab;
  readonly note: string;
  readonly isFault: boolean;
  /** Why money is closed. */
  readonly gate: MoneyGate | null;
  readonly body: Html | Promise<Html>;
}

const shell = async (
  { nameEn, name, code }: BrandFacts,
  title: string,
  nav: Html | string,
  body: Html,
): Promise<string> =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title} · ${name}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header><strong>沙盒 SANDBOX</strong>操作台 Operator console · ${name} ${nameEn} (${code})</header>
        ${nav}
        <main>${body}</main>
      </body>
    </html>`;

const closedMoney = (gate: MoneyGate | null): Html | string =>
  gate === null
    ? ""
    : html`<p class="note fault" role="alert">
        <strong>资金已停止 · Money is stopped since ${new Date(gate.at).toISOString()}.</strong> ${gate.reason}
      </p>`;

/** A page of the console, as text. */
export const renderPage = (facts: BrandFacts, { tab, note, isFault, gate, body }: Page): Promise<string> => {
  const [, zh, en] = TABS.find(([id]) => id === tab) ?? TABS[0];
  const links = TABS.map(([id, label, english]) => {
    const current = id === tab ? raw('aria-current="page"') : "";
    return html`<a href="/console${id === "" ? "" : `/${id}`}" ${current}>${label} ${english}</a>`;
  });
  const leave = html`<form method="post" action="/console/leave"><button class="quiet">退出 Log out</button></form>`;
  const message = note === "" ? "" : html`<p class="${isFault ? "note fault" : "note"}" role="status">${note}</p>`;
  const nav = html`<nav aria-label="console">${links}${leave}</nav>`;
  return shell(
    facts,
    `${zh} ${en}`,
    nav,
    html`${closedMoney(gate)}
      <h1>${zh} · ${en}</h1>
      ${message}${body}`,
  );
};

/** The log-in form, all that is shown without a session. */
export const renderLogIn = (facts: BrandFacts, note: string): Promise<string> => {
  const message = note === "" ? "" : html`<p class="note fault" role="alert">${note}</p>`;
  const hint = html`<p>
    密钥在启动时打印，并保存在数据目录的 console-secret 文件中。<br /><span class="muted"
      >The secret is printed at the start and kept in the data folder's console-secret file.</span
    >
  </p>`;
  const input = html`<label
    >密钥 Secret<input name="secret" type="password" required autocomplete="current-password"
  /></label>`;
  const entry = html`<form method="post" action="/console/enter">${input}<button>登录 Log in</button></form>`;
  return shell(
    facts,
    "登录 Log in",
    "",
    html`<h1>登录 · Log in</h1>
      ${message}${hint}${entry}`,
  );
};

export const table = (heads: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html =>
  rows.length === 0
    ? html`<p class="muted">暂无记录 Nothing here</p>`
    : html`<div class="scroll">
        <table>
          <thead>
            <tr>
              ${heads.map((head) => html`<th scope="col">${head}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (cells) =>
                html`<tr>
                  ${cells.map((cell) => html`<td>${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

type Fields = Html | string | Html[];

const post = (csrf: string, action: string, fields: Fields, button: Html): Html =>
  html`<form method="post" action="/console${action}">
    <input type="hidden" name="csrf" value="${csrf}" />${fields}${button}
  </form>`;

/** A form that posts to one of the console's actions; `fields` are its inputs. */
export const form = (csrf: string, action: string, label: string, fields: Fields = ""): Html =>
  post(csrf, action, fields, html`<button>${label}</button>`);

/** The same for an action that takes back or refuses. */
export const quietForm = (csrf: string, action: string, label: string, fields: Fields = ""): Html =>
  post(csrf, action, fields, html`<button class="quiet">${label}</button>`);

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

export const field = (name: string, label: string, value = "", placeholder = ""): Html =>
  html`<label>${label}<input name="${name}" value="${value}" placeholder="${placeholder}" /></label>`;

export const area = (name: string, label: string, rows: number): Html =>
  html`<label>${label}<textarea name="${name}" rows="${rows}" cols="48"></textarea></label>`;

export const choice = (name: string, label: string, options: readonly (readonly [string, string])[]): Html =>
  html`<label
    >${label}<select name="${name}">
      ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select></label
  >`;
