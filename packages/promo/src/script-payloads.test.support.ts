/** What an attacker would have run. */
const RUN = "globalThis.__ran=true";

const EVENTS = [
  "onload",
  "onerror",
  "onclick",
  "onmouseover",
  "onfocus",
  "onblur",
  "onanimationstart",
  "ontransitionend",
  "onpointerdown",
  "onpointerover",
  "ontoggle",
  "onbeforetoggle",
  "oncontentvisibilityautostatechange",
  "onwheel",
  "onscroll",
  "onscrollend",
  "oncopy",
  "onpaste",
  "onbeforeinput",
  "oninvalid",
  "onsubmit",
  "onreset",
  "onkeydown",
  "ondragstart",
  "onauxclick",
];
const TAGS = ["img", "svg", "div", "p", "details", "video", "audio", "body", "input", "a"];

/** 50: handlers on elements that are allowed and on such that are not. */
const handlers = EVENTS.flatMap((event, index) => [
  `<img src=x ${event}="${RUN}">`,
  `<${TAGS[index % TAGS.length]} ${event}='${RUN}' tabindex=0 autofocus contenteditable>x</${TAGS[index % TAGS.length]}>`,
]);

const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6a;&#x61;vascript:${RUN}`,
  `javascript&#58;${RUN}`,
  `javascript:%67lobalThis.__ran=true`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD4xPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg onload=${RUN}>`,
  `//evil.example/x.js`,
  `/\\evil.example`,
  `blob:https://evil.example/1`,
  `feed:javascript:${RUN}`,
  `view-source:javascript:${RUN}`,
];
/** 40: addresses in links and in what loads. */
const addresses = ADDRESSES.flatMap((address) => [
  `<a href="${address}">x</a>`,
  `<iframe src="${address}"></iframe><embed src="${address}"><object data="${address}"></object>`,
]);

/** 20: scripts themselves. */
const scripts = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<script src=//evil.example/x.js></script>`,
  `<script/src=data:,${RUN}></script>`,
  `<script type=module>${RUN}</script>`,
  `<script >${RUN}</script >`,
  `<script/x>${RUN}</script\t>`,
  `<<script>${RUN}//<</script>`,
  `<script\n>${RUN}</script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:,${RUN}"/></svg>`,
  `<math><script>${RUN}</script></math>`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><script>${RUN}</script></noscript>`,
  `<table><script>${RUN}</script></table>`,
  `<select><script>${RUN}</script></select>`,
  `"><script>${RUN}</script>`,
  `--><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
];

/** 20: documents in attributes, forms, styles and what changes where the page leads. */
const documents = [
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=${RUN}&gt;"></iframe>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="https://evil.example/"><a href="x">x</a>`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<link rel=import href=//evil.example>`,
  `<style>@import "//evil.example/x.css";</style>`,
  `<style>p{background:url(javascript:${RUN})}</style>`,
  `<p style="background:url(javascript:${RUN})">x</p>`,
  `<p style="position:fixed;inset:0;z-index:9999">x</p>`,
  `<p style="width:expression(${RUN})">x</p>`,
  `<form action="javascript:${RUN}"><button>x</button></form>`,
  `<form><button formaction="javascript:${RUN}">x</button></form>`,
  `<form id=x></form><input form=x name=attributes>`,
  `<isindex type=image src=1 onerror=${RUN}>`,
  `<object data="x" type="text/html"></object>`,
  `<applet code=x></applet>`,
  `<frameset onload=${RUN}><frame src=x></frameset>`,
  `<dialog open onclose=${RUN}>x</dialog>`,
  `<marquee onstart=${RUN}>x</marquee>`,
];

/** 20: what changes its meaning when it is parsed once more. */
const mutations = [
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<svg><style><img title="</style><img src=x onerror=${RUN}>"></style></svg>`,
  `<noscript><style></noscript><img src=x onerror=${RUN}></style>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${RUN}></style></annotation-xml></math>`,
  `<svg><foreignObject><iframe srcdoc="<script>${RUN}</script>"></iframe></foreignObject></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<svg><animate attributeName=href values="javascript:${RUN}"/><a id=x>x</a></svg>`,
  `<svg><set attributeName=onmouseover to="${RUN}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${RUN}>#x"/></svg>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${RUN}">x</maction></math>`,
  `<p title="&lt;/p&gt;&lt;img src=x onerror=${RUN}&gt;"><img src=x onerror=${RUN}></p>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
  `<listing>&lt;img src=x onerror=${RUN}&gt;<img src=x onerror=${RUN}></listing>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!-- --!><img src=x onerror=${RUN}> -->`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<?xml ><img src=x onerror=${RUN}>?>`,
];

/** 150 ways to bring a script into a text. */
export const SCRIPT_PAYLOADS: readonly string[] = [...handlers, ...addresses, ...scripts, ...documents, ...mutations];

/** What could act in a tree, in words; empty for a tree that can only be read. */
export const dangersIn = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll("*")].flatMap((element) => {
    const found: string[] = [];
    const name = element.localName;
    // Forms of the screens themselves are without the browser's validation.
    if (FORBIDDEN.has(name) && !element.hasAttribute("novalidate")) found.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute) || attribute === "srcdoc" || attribute === "formaction")
        found.push(`${name}[${attribute}]`);
      if (attribute === "style" && /url\(|expression|position/.test(value)) found.push(`${name}[style=${value}]`);
      if (URLS.has(attribute) && UNSAFE.test(withoutBlanks(value))) found.push(`${name}[${attribute}=${value}]`);
    }
    return found;
  });

const FORBIDDEN = new Set([
  "script",
  "animate",
  "set",
  "iframe",
  "frame",
  "frameset",
  "style",
  "form",
  "object",
  "embed",
  "applet",
  "link",
  "meta",
  "base",
  "math",
  "template",
  "dialog",
  "marquee",
  "audio",
  "video",
]);
const URLS = new Set(["href", "src", "xlink:href", "action", "data"]);
const UNSAFE = /^(?:javascript|vbscript|data|blob|feed|view-source):|^(?:\/\/|\/\\)/i;
/** As a browser reads an address: without control characters and white space. */
const withoutBlanks = (address: string): string =>
  Array.from(address)
    .filter((character) => character > " ")
    .join("");
