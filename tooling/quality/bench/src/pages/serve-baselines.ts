import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Baseline, baselineDocument, BASELINES, buildBaseline } from "./baselines.ts";

export interface ServedBaselines {
  /** A page of the libraries alone. */
  readonly urlOf: (name: Baseline) => string;
  /**
   * What remains of a page's document when all scripts are taken out; of home's where the page has none of its own.
   *
   * @param orShell where it has none, the shell that it shares with others, when that is rendered
   */
  readonly stillOf: (path: string, orShell?: boolean) => string;
  /** Whether a page has a document of its own. */
  readonly isRendered: (path: string) => boolean;
  readonly close: () => void;
}

const HTML = "text/html; charset=utf-8";
const BASE = "/app";

/**
 * Scripts, what is asked for because of them, as the sheet of all other pages, and markup at the end of the body that
 * only they put in place.
 */
const SCRIPTED = [
  /<template data-variant=[^]*<\/template>/,
  /<script[^]*?<\/script>/g,
  /<link [^>]*rel="modulepreload"[^>]*>/g,
  /<link [^>]*data-styles[^>]*>/,
];
/** The frame that a document of no page in particular shows unless a page has another. */
const FRAME = /(?<=<div id="root">)<\/div><template data-variant=[^>]*>([^]*?)<\/template>/;
const withoutScripts = (page: string): string =>
  SCRIPTED.reduce((text, part) => text.replace(part, ""), page.replace(FRAME, "$1</div>"));

interface Packed {
  readonly etag: string;
  readonly body: Buffer;
}
const pack = (text: string): Packed => ({
  etag: `"${createHash("sha256").update(text).digest("hex").slice(0, 16)}"`,
  body: brotliCompressSync(text),
});

/** Sends a text as the sites send theirs: compressed, and asked for again at each visit. */
const send = (request: IncomingMessage, response: ServerResponse, type: string, { etag, body }: Packed): void => {
  const headers = { "content-type": type, "content-encoding": "br", "cache-control": "no-cache", etag };
  if (request.headers["if-none-match"] === etag) response.writeHead(304, headers).end();
  else response.writeHead(200, headers).end(body);
};

/** The files of a still page are the site's own. */
const passOn = (request: IncomingMessage, response: ServerResponse, origin: string): void => {
  const asked = ask(new URL(request.url ?? "/", origin), { headers: request.headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  asked.once("error", () => response.destroy());
  asked.end();
};

/**
 * Serves what pages are compared with: their own documents without scripts, and pages of the libraries alone.
 *
 * @param folder a built brand
 * @param origin where that brand is served
 */
export const serveBaselines = async (folder: string, origin: string): Promise<ServedBaselines> => {
  const packed = new Map<string, Packed>();
  for (const name of BASELINES) {
    packed.set(`/${name}/`, pack(baselineDocument(name)));
    packed.set(`/${name}/script.js`, pack(await buildBaseline(name)));
    packed.set(`/${name}/answer`, pack("answer"));
  }
  const documentOf = (path: string): string => join(folder, path, "index.html");
  const isRendered = (path: string): boolean =>
    existsSync(documentOf(path)) && readFileSync(documentOf(path), "utf8").includes(" data-rendered=");
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", origin).pathname;
    const known = packed.get(path);
    if (!known) return passOn(request, response, origin);
    return send(request, response, path.endsWith(".js") ? "text/javascript" : HTML, known);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    urlOf: (name) => `${url}/${name}/`,
    stillOf: (path, orShell = false) => {
      const base = path.startsWith(`${BASE}/`) ? BASE : "";
      const found = [path, ...(orShell ? [base] : [])].find(isRendered) ?? `${base}/home`;
      // Packed before it is asked for, so that no visit waits for that.
      if (!packed.has(found)) packed.set(found, pack(withoutScripts(readFileSync(documentOf(found), "utf8"))));
      return `${url}${found}`;
    },
    isRendered,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
