/// <reference lib="dom" />

interface Script {
  readonly url: string;
  readonly platform_ck: string;
}

/** Views of pages, each `{ path, at }`: what statistics scripts read, or whose `push` they replace. */
const views: unknown[] = [];
Reflect.set(window, "pageViews", views);
const loaded = new Set<string>();

const load = ({ url, platform_ck }: Script): void => {
  if (loaded.has(url)) return;
  loaded.add(url);
  const script = document.createElement("script");
  script.async = true;
  script.dataset["platformCk"] = platform_ck;
  // Also where the policy of this document refuses the address, itself or what it is redirected to.
  script.addEventListener("error", () => window.parent.postMessage({ failed: url }, "*"));
  script.src = url;
  document.head.append(script);
};

window.addEventListener("message", ({ source, data }: MessageEvent<{ scripts: Script[]; views: unknown[] }>) => {
  if (source !== window.parent) return;
  for (const view of data.views) (Reflect.get(window, "pageViews") as unknown[]).push(view);
  for (const script of data.scripts) load(script);
});
window.parent.postMessage({ ready: true }, "*");
