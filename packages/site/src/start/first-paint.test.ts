import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerEarlyPress } from "./early-press.ts";

const PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
const page = document.documentElement;

const LAYOUTS = JSON.stringify({ member: ["/user", "/user/vip"], none: ["/sports"] });

const PAGES = {
  files: ["/assets/help.js", "/assets/zh.js", "/assets/en.js", "/assets/user.js"],
  pages: [
    { path: "/help/:id", needs: { "zh-CN": [0, 1], en: [0, 2] } },
    { path: "/user", isForMembers: true, needs: { "zh-CN": [3], en: [3] } },
    { path: "/game/egame", needs: {}, calls: [{ method: "GET", path: "/games" }] },
  ],
};

interface Visit {
  rendered?: "desktop" | "mobile";
  /** The page of the document; a shell's where there is none. */
  own?: string;
  isShell?: true;
  path?: string;
  kept?: Record<string, string>;
  agent?: string;
}
const paint = async ({ rendered, own = "/home", path = "/home", kept = {}, agent, ...visit }: Visit): Promise<void> => {
  page.lang = "zh-CN";
  if (rendered) page.dataset["rendered"] = rendered;
  if (rendered && "isShell" in visit) Object.assign(page.dataset, { layout: "main", layouts: LAYOUTS });
  else if (rendered) page.dataset["page"] = own;
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  window.history.replaceState(null, "", path);
  if (agent !== undefined) vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
  vi.resetModules();
  await import("./first-paint.ts");
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ["rendered", "page", "layout", "layouts", "anew", "scheme", "session", "scripts", "ahead", "path"])
    delete page.dataset[name];
  page.removeAttribute("data-pressed");
});

it.each<[string, Visit, string | undefined]>([
  ["its own page and surface", { rendered: "desktop" }, undefined],
  ["the root, which is home", { rendered: "desktop", path: "/?i_code=7" }, undefined],
  ["a phone at its own home", { rendered: "mobile", path: "/app/home", agent: PHONE }, undefined],
  ["a phone that is to be moved to it", { rendered: "mobile", path: "/home#top", agent: PHONE }, undefined],
  ["another page that is rendered", { rendered: "mobile", own: "/login", path: "/login/", agent: PHONE }, undefined],
  ["the language it has anyway", { rendered: "desktop", kept: { locale: "zh-CN" } }, undefined],
  ["another language", { rendered: "desktop", kept: { locale: "en" } }, "en"],
  ["a phone that was given the desktop's", { rendered: "desktop", agent: PHONE }, ""],
  ["a desktop that was given the phone's", { rendered: "mobile" }, ""],
  ["another page", { rendered: "desktop", path: "/user" }, ""],
  ["another page in another language", { rendered: "desktop", path: "/user", kept: { locale: "en" } }, ""],
  ["a page that is not rendered", { kept: { locale: "en" } }, undefined],
  ["a shell for any page", { rendered: "desktop", isShell: true, path: "/help/7" }, "zh-CN main"],
  ["a shell in another language", { rendered: "desktop", isShell: true, kept: { locale: "en" } }, "en main"],
  ["a shell of another layout", { rendered: "desktop", isShell: true, path: "/user/vip/" }, "zh-CN member"],
  [
    "a phone's shell of another layout in another language",
    { rendered: "mobile", isShell: true, path: "/app/user", kept: { locale: "en" }, agent: PHONE },
    "en member",
  ],
  ["a shell for a game in play", { rendered: "desktop", isShell: true, path: "/sports" }, ""],
  ["a phone that was given the desktop's shell", { rendered: "desktop", isShell: true, agent: PHONE }, ""],
])("hides rendered markup where the visit is of another, and names what it needs: %s", async (_name, visit, wanted) => {
  await paint(visit);
  expect(page.dataset["anew"]).toBe(wanted);
});

describe("the end of the document", () => {
  const show = async (): Promise<void> => {
    vi.resetModules();
    await import("./show-variant.ts");
    await import("./first-requests.ts");
  };
  const asked = (): string[] =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(
      ({ href }) => new URL(href).pathname,
    );
  beforeEach(() => {
    document.head.innerHTML = "<title>首页</title>";
    document.body.innerHTML = `<div id="root"><h1>家</h1></div>
      <template data-variant="en" lang="en" title="Home" data-files="/assets/a.js /assets/b.js"><h1>Home</h1></template>
      <template data-variant="zh-CN member" lang="zh-CN"><h1>框</h1></template>`;
  });
  it("shows the wanted variant, with its title, language and scripts", async () => {
    await paint({ rendered: "desktop", kept: { locale: "en" } });
    await show();
    expect(document.querySelector("#root")?.innerHTML).toBe("<h1>Home</h1>");
    expect([document.title, page.lang, page.dataset["anew"]]).toEqual(["Home", "en", undefined]);
    expect(asked()).toEqual(["/assets/a.js", "/assets/b.js"]);
  });
  it("keeps the title where the variant has none", async () => {
    await paint({ rendered: "desktop", isShell: true, path: "/user" });
    await show();
    expect(document.querySelector("#root")?.innerHTML).toBe("<h1>框</h1>");
    expect([document.title, page.lang, page.dataset["anew"]]).toEqual(["首页", "zh-CN", undefined]);
  });
  it.each<[string, Visit, readonly string[]]>([
    ["a page", { path: "/help/7/" }, ["/assets/help.js", "/assets/zh.js"]],
    ["a page in another language", { path: "/help/7", kept: { locale: "en" } }, ["/assets/help.js", "/assets/en.js"]],
    ["a member's page", { path: "/user", kept: { session_open: "1" } }, ["/assets/user.js"]],
    ["a member's page, of a visitor", { path: "/user" }, []],
    ["a path without a page", { path: "/help/7/8" }, []],
    ["a page without scripts of its own", { path: "/game/egame" }, []],
    ["a phone that was given the desktop's", { path: "/help/7", agent: PHONE }, []],
  ])("asks for the scripts of the page that was opened: %s", async (_name, visit, wanted) => {
    document.body.innerHTML = `<div id="root"></div><template data-variant="en main" lang="en"></template>
      <template data-variant="zh-CN member" lang="zh-CN"></template>
      <script type="application/json" data-pages>${JSON.stringify(PAGES)}</script>`;
    await paint({ rendered: "desktop", isShell: true, ...visit });
    await show();
    expect(asked()).toEqual(wanted);
  });
  it.each<[string, string, string]>([
    ["the page's", "/game/egame", "/games"],
    ["its own where it knows of none", "/help/7", "/site"],
  ])("has sent the first reads: %s", async (_name, path, wanted) => {
    const fetched = vi.fn<(url: URL) => Promise<Response>>(async () => Response.json({}));
    vi.stubGlobal("fetch", fetched);
    page.dataset["ahead"] = JSON.stringify({ calls: [{ method: "GET", path: "/site" }] });
    document.body.innerHTML = `<script type="application/json" data-pages>${JSON.stringify(PAGES)}</script>`;
    await paint({ rendered: "desktop", isShell: true, path });
    await show();
    vi.unstubAllGlobals();
    expect(fetched.mock.calls.map(([url]) => url.pathname)).toEqual([wanted]);
  });
  it.each<[string, Visit]>([
    ["fits", { rendered: "desktop" }],
    ["is of another page", { rendered: "desktop", path: "/user" }],
    ["has no such variant", { rendered: "desktop", isShell: true, path: "/user", kept: { locale: "en" } }],
  ])("leaves all as it is where the markup %s", async (_name, visit) => {
    await paint(visit);
    const { anew } = page.dataset;
    await show();
    expect(document.querySelector("#root")?.innerHTML).toBe("<h1>家</h1>");
    expect([document.title, page.dataset["anew"]]).toEqual(["首页", anew]);
  });
});

it("says of a browser whether it holds a session", async () => {
  await paint({ rendered: "desktop" });
  expect(page.dataset["session"]).toBeUndefined();
  await paint({ rendered: "desktop", kept: { session_open: "1" } });
  expect(page.dataset["session"]).toBe("");
});

it("puts the scheme on that the visitor chose, and none that is no scheme", async () => {
  await paint({ kept: { scheme: "light" } });
  expect(page.dataset["scheme"]).toBe("light");
  delete page.dataset["scheme"];
  await paint({ kept: { scheme: "purple" } });
  expect(page.dataset["scheme"]).toBeUndefined();
});

it("keeps the last press of a button until the site can answer it, once", async () => {
  await paint({ rendered: "desktop" });
  document.body.innerHTML = "<button id=one>1</button><button id=two><b>2</b></button><a href='#x'>3</a>";
  const [one, two] = [document.getElementById("one"), document.getElementById("two")];
  one?.click();
  two?.querySelector("b")?.click();
  const heard: string[] = [];
  for (const button of [one, two]) button?.addEventListener("click", () => heard.push(button.id));
  delete page.dataset["rendered"];
  answerEarlyPress(page);
  expect(heard).toEqual(["two"]);
  answerEarlyPress(page);
  one?.click();
  expect(heard).toEqual(["two", "one"]);
  expect(document.querySelector("[data-pressed]")).toBeNull();
});
