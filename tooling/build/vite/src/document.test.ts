import { describe, expect, it } from "vitest";
import { frameOf, pageDocument, shellDocument } from "./document.ts";

const SHELL = `<!doctype html><html lang="en"><head><title>Site</title>
<link rel="stylesheet" href="/a.css"><style></style>
<script type="module" src="/assets/a.js"></script></head><body><div id="root"></div></body></html>`;
const frame = (shell: string) =>
  frameOf(shell, {
    scripts: ["first()"],
    pictures: [],
    endings: ["show()", "last()"],
    rulesOf: (href) => (markup) => `/* ${href} for ${markup.length} */`,
  });

describe("a document of a page", () => {
  it("has what is its own in the places of the frame", () => {
    const document = pageDocument(frame(SHELL), {
      surface: "desktop",
      path: "/login",
      variants: [
        { key: "en", lang: "en", markup: "<title>Log in</title><main>In</main>" },
        { key: "zh-CN", lang: "zh-CN", markup: "<title>登录</title><main>登</main>" },
      ],
      files: { en: ["assets/a.js", "assets/en.js"], "zh-CN": ["assets/zh.js"] },
      ahead: { calls: [] },
    });
    const markup =
      `<main>In</main></div>` +
      `<template data-variant="zh-CN" lang="zh-CN" data-files="/assets/zh.js" title="登录">` +
      `<main>登</main></template>`;
    expect(document).toBe(
      `<!DOCTYPE html><html lang="en" data-rendered="desktop" data-page="/login"` +
        ` data-ahead="{&quot;calls&quot;:[]}"><head>` +
        `<script>first()</script><title>Log in</title>\n` +
        `<style>[data-anew] #root{visibility:hidden}/* /a.css for ${markup.length} */</style>\n` +
        `<script type="module" src="/assets/a.js"></script>` +
        `<link rel="preload" as="style" href="/a.css" data-styles="">` +
        `<link rel="modulepreload" crossorigin="" href="/assets/en.js"></head><body>` +
        `<div id="root">${markup}<script>show()</script><script>last()</script></body></html>`,
    );
  });
  it("of no page in particular holds every frame as a template, and the needs of pages at its end", () => {
    const document = shellDocument(frame(SHELL), {
      surface: "mobile",
      layouts: { main: ["/home"], member: ["/user"] },
      frameless: [],
      variants: [
        { key: "en main", lang: "en", markup: "<main>Main</main>" },
        { key: "en member", lang: "en", markup: "<main>Own</main>" },
      ],
      files: { en: [] },
      pages: [],
      ahead: null,
    });
    expect(document).toContain(
      `<div id="root"></div><template data-variant="en main" lang="en"><main>Main</main></template>` +
        `<template data-variant="en member" lang="en"><main>Own</main></template>` +
        `<script type="application/json" data-pages>{"files":[],"pages":[]}</script>` +
        `<script>show()</script><script>last()</script></body>`,
    );
  });
  it.each([
    ["title", "<title>Site</title>", ""],
    ["link", '<link rel="stylesheet" href="/a.css">', ""],
    ['<div id="root"></div>', '<div id="root"></div>', '<div id="root">-</div>'],
  ])("is refused where the app's has no %s", (name, part, instead) => {
    expect(() => frame(SHELL.replace(part, instead))).toThrow(`The document has no ${name}`);
  });
});
