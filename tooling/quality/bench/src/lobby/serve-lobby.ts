import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { repositoryRoot } from "@baize/brand";
import { readManifest, sharedConfig } from "@baize/vite";
import { build, type Manifest } from "vite";

const TYPES: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };
const COVER = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320">',
  '<rect width="240" height="320" fill="#274"/><circle cx="120" cy="130" r="64" fill="#cb6"/></svg>',
].join("");

export interface ServedLobby {
  readonly url: string;
  readonly close: () => void;
}

const documentOf = (chunks: readonly Manifest[string][]): string => {
  const styles = chunks.flatMap(({ file, css = [] }) => [...css, ...(file.endsWith(".css") ? [file] : [])]);
  const links = [...new Set(styles)].map((file) => `<link rel="stylesheet" href="/${file}">`).join("");
  const script = chunks.find(({ isEntry }) => isEntry)?.file ?? "";
  return [
    '<!doctype html><html lang="zh-CN" data-scheme="dark"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>lobby</title>${links}<div id="root"></div><script type="module" src="/${script}"></script></html>`,
  ].join("");
};

/**
 * Builds the measured page as the sites are built, and serves it on this machine; every picture is one small drawing.
 */
export const serveLobby = async (): Promise<ServedLobby> => {
  const out = mkdtempSync(join(tmpdir(), "bench-lobby-"));
  const shared = sharedConfig();
  const page = fileURLToPath(new URL("./page.tsx", import.meta.url));
  await build({
    ...shared,
    root: dirname(page),
    publicDir: false,
    logLevel: "warn",
    server: { fs: { allow: [repositoryRoot] } },
    build: { ...shared.build, outDir: out, rolldownOptions: { ...shared.build?.rolldownOptions, input: page } },
  });
  const manifest = readManifest(out);
  const document = documentOf(Object.values(manifest));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://bench.invalid").pathname;
    if (path.startsWith("/art/")) return response.setHeader("content-type", "image/svg+xml").end(COVER);
    if (path === "/") return response.setHeader("content-type", "text/html; charset=utf-8").end(document);
    const file = join(out, path);
    if (!existsSync(file)) return response.writeHead(404).end();
    return response
      .setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream")
      .end(readFileSync(file));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(out, { recursive: true, force: true });
    },
  };
};
