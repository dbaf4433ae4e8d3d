import { describe, expect, it } from "vitest";
import { features } from "web-features";
import { buildTarget, OLDEST } from "./browsers.ts";
import { youngApis } from "./old-enough.ts";

describe("what a chunk uses of browsers", () => {
  it.each([
    ["URL.canParse(a)", "URL.canParse"],
    ["if(URL.canParse(a))b()", "URL.canParse"],
    ["const c=AbortSignal.any([a])", "AbortSignal.any"],
    ["requestIdleCallback(a)", "Window.requestIdleCallback"],
    ["window.requestIdleCallback(a)", "Window.requestIdleCallback"],
    ["document.startViewTransition(a)", "Document.startViewTransition"],
    ["Promise.withResolvers()", "Promise.withResolvers"],
    ["Object.groupBy(a,b)", "Object.groupBy"],
    ["a(navigator.userActivation.isActive)", "Navigator.userActivation"],
  ])("is too young: %s", (code, name) => {
    expect(youngApis(code)).toEqual([name]);
  });
  it.each([
    "typeof AbortSignal.any==='function'?AbortSignal.any(a):b",
    "if(URL.canParse)URL.canParse(a)",
    "URL.canParse?.(a)",
    "URL.canParse&&URL.canParse(a)",
    "if(!document.startViewTransition)a();else document.startViewTransition(b)",
    "if('requestIdleCallback' in window)requestIdleCallback(a)",
    "window.requestIdleCallback!==void 0&&requestIdleCallback(a)",
    "typeof CSS<'u'&&`registerProperty`in CSS&&CSS.registerProperty(a)",
    "typeof globalThis.AbortSignal.any==`function`;AbortSignal.any(a)",
    "a.canParse(b);new ResizeObserver(a);structuredClone(a);URL.createObjectURL(a)",
  ])("is old enough, or asked after: %s", (code) => {
    expect(youngApis(code)).toEqual([]);
  });
});

describe("the oldest browsers of a build", () => {
  it("are named to the bundler", () => {
    expect(buildTarget).toEqual(["chrome111", "edge111", "firefox115", "safari16.4", "ios16.4"]);
  });
  it.each(["array-by-copy", "array-findlast", "array-at"])("have %s, which no check of a chunk sees", (id) => {
    const feature = features[id];
    if (feature === undefined || !("status" in feature)) throw new Error(`web-features does not know ${id}.`);
    const { support } = feature.status;
    for (const [browser, version] of Object.entries(OLDEST))
      expect(Number.parseFloat(support[browser as keyof typeof OLDEST] ?? ""), browser).toBeLessThanOrEqual(version);
  });
});
