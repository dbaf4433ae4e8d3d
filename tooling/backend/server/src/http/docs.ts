import type { Hono } from "hono";
import { html, raw } from "hono/html";
import type { OpenApiDocument, OpenApiOperation } from "../openapi.ts";
import { ownPagePolicy } from "./content-policy.ts";
import { CALL_HEADERS, PAGE_HEADERS } from "./security-headers.ts";
import type { HttpEnv } from "./serve-call.ts";

const STYLE = `
body{font:15px/1.5 system-ui,sans-serif;margin:0;color:#231f1a;background:#faf8f4}
main{max-width:64rem;margin:auto;padding:1.5rem}
h2{margin:2rem 0 .5rem}
details{background:#fff;border:1px solid #d9d2c4;border-radius:.5rem;margin:.4rem 0}
summary{padding:.5rem .8rem;cursor:pointer}
summary code{font-weight:600}
pre{overflow:auto;margin:0;padding:.8rem;background:#f1ede4;font-size:13px}
.m{display:inline-block;width:3.2rem;font-weight:700;color:#7a4a12}
.t{color:#5d554a}
@media(prefers-color-scheme:dark){body{background:#17140f;color:#efe9dd}
details{background:#201c16;border-color:#453e33}
pre{background:#14110d}
.m{color:#e0b47c}
.t{color:#b6ac9c}}
`;

const operation = (path: string, method: string, call: OpenApiOperation): ReturnType<typeof html> => {
  const { parameters, requestBody, responses } = call;
  const inputs = parameters.filter(
    (parameter) => typeof parameter === "object" && parameter !== null && "in" in parameter,
  );
  const shown = {
    ...(inputs.length > 0 ? { query: inputs } : {}),
    ...(requestBody === undefined ? {} : { body: requestBody }),
    answer: responses["200"],
  };
  const access = call.security.length > 0 ? " · member" : "";
  return html`<details id="${call.operationId}">
    <summary>
      <span class="m">${method.toUpperCase()}</span> <code>${path}</code>
      <span class="t">${call.summary} · ${call["x-source"]} · ${call["x-effect"]}${access}</span>
    </summary>
    <pre>${JSON.stringify(shown, null, 2)}</pre>
  </details>`;
};

const render = async ({ info, tags, paths }: OpenApiDocument): Promise<string> => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
  const operationsOf = (tag: string) =>
    operations.flatMap(({ path, method, call }) => (call.tags.includes(tag) ? [operation(path, method, call)] : []));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${info.title}: calls</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${info.title}: calls</h1>
          <p>${info.description} The document itself: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
          ${tags.map(
            ({ name, description }) =>
              html`<h2 id="${name}">${name}</h2>
                <p class="t">${description}</p>
                ${operationsOf(name)}`,
          )}
        </main>
      </body>
    </html>`;
};

/** The calls for reading at /api/docs, and as OpenAPI at /api/openapi.json. Nothing is loaded from elsewhere. */
export const serveDocs = (app: Hono<HttpEnv>): void => {
  let made: Promise<{ readonly page: string; readonly json: string }> | undefined;
  const make = async (): Promise<{ readonly page: string; readonly json: string }> => {
    const { openApiDocument } = await import("../openapi.ts");
    const document = openApiDocument();
    return { page: await render(document), json: JSON.stringify(document) };
  };
  app.get("/api/docs", async () => {
    const { page } = await (made ??= make());
    return new Response(page, {
      headers: {
        ...PAGE_HEADERS,
        "Content-Type": "text/html; charset=UTF-8",
        "Cache-Control": "no-cache",
        "Content-Security-Policy": ownPagePolicy(page),
      },
    });
  });
  app.get("/api/openapi.json", async () => new Response((await (made ??= make())).json, { headers: CALL_HEADERS }));
};
