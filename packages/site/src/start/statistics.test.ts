import { afterEach, describe, expect, it, vi } from "vitest";
import { createPageViews } from "./page-views.ts";
import { chooseScripts, startStatistics } from "./statistics.ts";

const entry = (url: string) => ({ url, platform_ck: "ck" });
const own = entry("https://count.example.test/v1.js");

afterEach(() => document.body.replaceChildren());

describe("the statistics scripts", () => {
  it("are the server's, and the brand's where it names none", () => {
    const served = entry("https://count.example.test/v2.js");
    expect(chooseScripts([served], [own])).toEqual([served]);
    expect(chooseScripts([], [own])).toEqual([own]);
    expect(chooseScripts(null, [own])).toEqual([own]);
  });
  it.each([
    "https://other.example.test/v1.js",
    "https://count.example.test.evil.test/v1.js",
    "http://count.example.test/v1.js",
    "https://count.example.test:8443/v1.js",
    "//count.example.test/v1.js",
    "javascript:alert(1)",
    "",
  ])("never are of a host that the brand does not name: %s", (url) => {
    expect(chooseScripts([entry(url)], [own])).toEqual([]);
  });
});

const start = (served: ReturnType<typeof entry>[] | null, defaults = [own]) => {
  const pageViews = createPageViews(() => 7);
  const report = vi.fn<(error: unknown) => void>();
  const stop = startStatistics({ served, defaults, pageViews, report });
  const frame = document.querySelector("iframe");
  const inside = frame?.contentWindow;
  const post = inside ? vi.spyOn(inside, "postMessage").mockImplementation(() => undefined) : undefined;
  const say = (data: unknown, source: Window | null | undefined = inside): void =>
    void window.dispatchEvent(new MessageEvent("message", { data, source: source ?? null, origin: "null" }));
  return { pageViews, report, stop, frame, post, say };
};

describe("their frame", () => {
  it("has an origin of its own, and nothing of the site", () => {
    const { frame } = start(null);
    expect(frame?.getAttribute("sandbox")).toBe("allow-scripts");
    expect([frame?.getAttribute("src"), frame?.hidden]).toEqual(["/stats.html", true]);
  });
  it("is not there without a script to load", () => {
    expect(start([entry("https://other.example.test/x.js")]).frame).toBeNull();
    expect(start(null, []).frame).toBeNull();
  });
  it("gets the scripts and the views so far when it is ready, and later views one by one", () => {
    const { pageViews, post, say } = start(null);
    pageViews.push("/home");
    expect(post?.mock.calls).toEqual([]);
    say({ ready: true });
    say({ ready: true });
    pageViews.push("/help/:id");
    expect(post?.mock.calls.map(([data]) => data as unknown)).toEqual([
      { scripts: [own], views: [{ path: "/home", at: 7 }] },
      { scripts: [], views: [{ path: "/help/:id", at: 7 }] },
    ]);
    expect(pageViews.take()).toEqual([]);
  });
  it("hears nobody but the frame, and nothing that it does not know", () => {
    const { post, say, report } = start(null);
    say({ ready: true }, window);
    for (const data of ["ready", null, 1, { failed: 3 }, { ready: "yes" }]) say(data);
    expect([post?.mock.calls.length, report.mock.calls.length]).toEqual([0, 0]);
  });
  it("has a script that did not load written to the log and nothing else", () => {
    const { say, report } = start(null);
    say({ failed: own.url });
    expect(report.mock.calls.map(([error]) => (error as Error).message)).toEqual([
      "The statistics script https://count.example.test/v1.js did not load.",
    ]);
  });
  it("is gone once it is stopped, and the views are kept", () => {
    const { stop, pageViews, say, post } = start(null);
    say({ ready: true });
    stop();
    pageViews.push("/home");
    expect([document.querySelector("iframe"), post?.mock.calls.length]).toEqual([null, 1]);
    expect(pageViews.take()).toHaveLength(1);
  });
});
