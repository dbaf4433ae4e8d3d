import type { BrandFacts } from "@baize/domain";
import { html, raw } from "hono/html";

/** Style of the few pages that the server makes itself. */
const STYLE = `
body{font:16px/1.6 system-ui,sans-serif;margin:0;padding:2rem;background:#f4f1ea;color:#231f1a}
main{max-width:44rem;margin:auto}
a{color:#6b3e12}
h1{font-size:1.4rem}
@media(prefers-color-scheme:dark){body{background:#17140f;color:#efe9dd}
a{color:#e0b47c}}
`;

interface OwnPage {
  readonly lang: string;
  readonly title: string;
  readonly body: ReturnType<typeof html>;
}
const page = async ({ lang, title, body }: OwnPage): Promise<string> =>
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
