import type { BrandFacts } from "@baize/domain";
import { html, raw } from "hono/html";

/** Style of the few pages that the server makes itself. */
const STYLE = `
body{font:16px/1.6 system-ui,sans-serif;margin:0;padding:2rem;background:#f4f1ea;color:#231f1a}
main{max-width:44rem;margin:auto}
a{color:#6b3e12}
h1{font-size:1.4rem}
dt{font-weight:600}
dd{margin:0 0 .6rem}
button{font:inherit;min-height:44px;padding:0 1.2rem;border:1px solid currentColor;border-radius:.5rem}
button{background:none;color:inherit;cursor:pointer}
@media(prefers-color-scheme:dark){body{background:#17140f;color:#efe9dd}
a{color:#e0b47c}}
`;

interface OwnPage {
  /** A path of this host. */
  readonly script?: string;
  readonly lang: string;
  readonly title: string;
  readonly body: ReturnType<typeof html>;
}
const page = async ({ lang, title, body, script }: OwnPage): Promise<string> =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>${body}</main>
        ${script === undefined ? "" : html`<script src="${script}"></script>`}
      </body>
    </html>`;

/** A file that does not exist. */
export const lostPage = ({ name }: BrandFacts): Promise<string> =>
  page({
    lang: "zh-CN",
    title: `404 · ${name}`,
    body: html`<h1>找不到该文件 · File not found</h1>
      <p><a href="/">返回首页 · Home</a></p>`,
  });

/** The app's folder is missing: the back end runs without its front end. */
export const unbuiltPage = ({ code, name }: BrandFacts): Promise<string> =>
  page({
    lang: "zh-CN",
    title: `${name}`,
    body: html`<h1>${name}：页面尚未构建 · not built yet</h1>
      <p>接口已可用。The calls are served; their list is at <a href="/api/docs">/api/docs</a>.</p>
      <p>
        Build the app with <code>pnpm exec turbo run build --filter=@baize-app/${code}</code>, or start both with
        <code>pnpm start --brand ${code}</code>.
      </p>`,
  });

export const DESK_SCRIPT = "/desk/desk.js";

/**
 * Posts to the page around the desk when it is ready and when it is to be closed. A frame without an origin has its
 * address all the same.
 */
export const deskScript = `"use strict";
const close = document.getElementById("close");
const post = (type) => window.parent.postMessage({ type }, location.origin);
if (window.parent !== window) {
  close.hidden = false;
  close.addEventListener("click", () => post("baize:desk-close"));
  post("baize:desk-ready");
}
`;

/** The service desk that the site frames: who to write to. Entries are text; addresses open outside the frame. */
export const deskPage = ({ name, contacts }: BrandFacts): Promise<string> =>
  page({
    lang: "zh-CN",
    title: `在线客服 · ${name}`,
    script: DESK_SCRIPT,
    body: html`<h1>${name} 在线客服</h1>
      <p>这里是沙盒的客服页，没有真人值守。This desk belongs to the sandbox; nobody sits at it.</p>
      <dl>
        ${contacts.map(
          ({ device, number }) =>
            html`<dt>${device["zh-CN"]} ${device.en}</dt>
              <dd>${number}</dd>`,
        )}
      </dl>
      <p><button id="close" type="button" hidden>关闭 Close</button></p>`,
  });
