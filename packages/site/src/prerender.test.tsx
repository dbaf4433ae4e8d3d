import { useSession } from "@baize/api-client/react";
import { type Feature, useNavigate } from "@baize/feature-kit";
import { byLocale } from "@baize/feature-kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { type ReactElement, useLayoutEffect, useState } from "react";
import type { Root } from "react-dom/client";
import { prerender } from "react-dom/static";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Brand, type MessageTree, readBrand } from "./brand.ts";
import { prerenderSite, type RenderedSite } from "./prerender.tsx";
import * as css from "./shell/frame.css.ts";
import { keepEarlyPress } from "./start/early-press.ts";
import { startSite } from "./start-site.tsx";

const data = readBrand(JSON.parse(readFileSync("../../brands/10001/brand.json", "utf8")));
const brand: Brand = { ...data, messages: byLocale<MessageTree>({ games: { hello: "本店欢迎您" } }, {}) };
const page = document.documentElement;

/** What happens once the page's own elements are taken over, before any effect. */
let laid = (): void => undefined;
const Home = (): ReactElement => {
  useLayoutEffect(() => laid(), []);
  const { status } = useSession();
  const [count, setCount] = useState(0);
  const [text, setText] = useState("");
  const navigate = useNavigate();
  return (
    <>
      <h1>家</h1>
      <output>{`状态 ${status}`}</output>
      <button type="button" onClick={() => setCount((before) => before + 1)}>{`已按 ${count}`}</button>
      <input aria-label="找" value={text} onChange={({ target }) => setText(target.value)} />
      <p>{`已写 ${text}`}</p>
      <button type="button" onClick={() => void navigate("/help/1")}>
        去帮助
      </button>
    </>
  );
};
const words = (text: string) => async () => ({ messages: { title: text, hello: text } });
const games: Feature = {
  id: "games",
  pages: [
    {
      path: "/home",
      guard: "anyone",
      layout: "main",
      isRendered: true,
      title: "title",
      load: async () => ({ Page: Home }),
    },
    {
      path: "/login",
      guard: "guest",
      layout: "plain",
      isRendered: true,
      title: "title",
      load: async () => ({ Page: Home }),
    },
    {
      path: "/user",
      guard: "member",
      layout: "member",
      title: "title",
      load: async () => ({ Page: () => <h1>我</h1> }),
    },
    {
      path: "/sports",
      guard: "member",
      layout: "play",
      title: "title",
      load: async () => ({ Page: () => <h1>局</h1> }),
    },
    {
      path: "/help/:id",
      guard: "anyone",
      layout: "main",
      title: "title",
      load: async () => ({ Page: () => <h1>助</h1> }),
    },
  ],
  messages: byLocale(words("首页"), words("Home")),
};
const site = { brand, features: [games] };

/**
 * Rendered before any page starts, with something small last: in one process what renders leaves the contexts of its
 * last part to what takes over, and none may be left.
 */
let rendered: Record<"desktop" | "mobile" | "english", RenderedSite>;
beforeAll(async () => {
  rendered = {
    desktop: await prerenderSite(site, "desktop", "zh-CN"),
    mobile: await prerenderSite(site, "mobile", "zh-CN"),
    english: await prerenderSite(site, "desktop", "en"),
  };
  await prerender(<p />);
});

/** The document as a host serves it. */
const serve = (path = "/home", surface: "desktop" | "mobile" = "desktop"): void => {
  const { pages, shells } = rendered[surface];
  const own = pages.find((page) => page.path === path);
  const shell = shells.find(({ paths }) => paths.includes(path));
  const markup = (own ?? shell)?.markup.replace(/^(?:<link rel="preload"[^>]*>)*/, "") ?? "";
  const [title = ""] = /<title>[^<]*<\/title>/.exec(markup) ?? [];
  document.head.innerHTML = title;
  document.body.innerHTML = `<div id="root">${markup.replace(title, "")}</div>`;
  page.dataset["rendered"] = surface;
  if (own) page.dataset["page"] = path;
  window.history.replaceState(null, "", path);
};
const started: (Root | undefined)[] = [];
const start = async (of = site): Promise<void> =>
  act(async () => {
    started.push(await startSite(of));
  });
const warned = vi.fn<(...facts: unknown[]) => void>();

beforeEach(() => {
  window.scrollTo = () => undefined;
  window.history.replaceState(null, "", "/home");
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  for (const kind of ["warn", "error"] as const) vi.spyOn(console, kind).mockImplementation(warned);
});
afterEach(() => {
  act(() => started.splice(0).forEach((root) => root?.unmount()));
  laid = () => undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  warned.mockReset();
  for (const name of ["rendered", "anew", "page", "session"]) delete page.dataset[name];
  document.body.replaceChildren();
});

describe("what is rendered of a site", () => {
  it.each(["desktop", "mobile"] as const)(
    "is each page that says so, with nothing of the visitor, in the brand's frame on %s",
    (surface) => {
      const { pages } = rendered[surface];
      expect(pages.map(({ path, owner }) => [path, owner])).toEqual([
        ["/home", "games"],
        ["/login", "games"],
      ]);
      const [home, login] = pages.map(({ markup }) => markup);
      for (const markup of [home, login]) {
        expect(markup).toContain("<title>首页 · 碧台</title>");
        expect(markup).toContain("状态 -1");
        expect(markup).toContain("Bitai Holdings");
        expect(markup).not.toMatch(/注册|<script|¥/);
      }
      expect(home).toContain(`href="${surface === "mobile" ? "/app/home" : "/home"}"`);
    },
  );
  it("is in the language that is asked for", () => {
    const { pages } = rendered.english;
    expect(pages[0]?.markup).toContain("<title>Home · Bitai</title>");
  });
  it("is a frame of each layout besides, but for games in play", () => {
    const { shells, frameless, others } = rendered.desktop;
    expect(shells.map(({ layout, paths }) => [layout, paths])).toEqual([
      ["main", ["/home", "/help/:id"]],
      ["member", ["/user"]],
      ["plain", ["/login"]],
    ]);
    expect(frameless).toEqual(["/sports"]);
    expect(others.map(({ path, isForMembers }) => [path, isForMembers])).toEqual([
      ["/user", true],
      ["/sports", true],
      ["/help/:id", false],
    ]);
    const [main, member, plain] = shells.map(({ markup }) => markup);
    expect(new Set([main, member, plain]).size).toBe(3);
    for (const markup of [main, member, plain]) expect(markup).toMatch(/<main[^>]*>.*aria-busy="true".*<\/main>/);
  });
});

describe("a rendered page", () => {
  it("is taken over as it stands, without a word from React, and then works", async () => {
    serve();
    const [title, button] = [document.querySelector("h1"), screen.getByRole("button", { name: "已按 0" })];
    await start();
    await waitFor(() => expect(screen.getByText("状态 0")).toBeTruthy());
    expect(document.querySelector("h1")).toBe(title);
    act(() => button.click());
    expect(screen.getByRole("button", { name: "已按 1" })).toBe(button);
    expect(document.title).toBe("首页 · 碧台");
    expect(page.dataset["rendered"]).toBeUndefined();
    // Beside it React only warns that one process both renders and takes over, as no page does.
    expect(warned.mock.calls.filter(([fact]) => /hydrat/i.test(String(fact)))).toEqual([]);
    act(() => screen.getByRole("button", { name: "去帮助" }).click());
    expect(await screen.findByText("助")).toBeTruthy();
  });
  it("answers the press that came before", async () => {
    serve();
    screen.getByRole("button", { name: "已按 0" }).dataset["pressed"] = "";
    await start();
    expect(await screen.findByRole("button", { name: "已按 1" })).toBeTruthy();
  });
  it.each(["while it is being taken over", "the moment it has been"])(
    "answers a press once that comes %s",
    async (moment) => {
      serve();
      const button = screen.getByRole("button", { name: "已按 0" });
      keepEarlyPress(page);
      if (moment === "the moment it has been") laid = () => button.click();
      await startSite(site);
      if (moment === "while it is being taken over") button.click();
      await waitFor(() => expect(screen.getByText("状态 0")).toBeTruthy());
      expect(button.textContent).toBe("已按 1");
    },
  );
  it("answers it below the first view too, which is taken over last", async () => {
    serve();
    const language = screen.getByRole("button", { name: "English" });
    language.dataset["pressed"] = "";
    await start();
    await waitFor(() => expect(localStorage.getItem("locale")).toBe("en"));
    expect(screen.getByRole("button", { name: "English" })).toBe(language);
    localStorage.removeItem("locale");
  });
  it("keeps what was written before, and knows of it", async () => {
    serve();
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "找" });
    field.value = "提款";
    await start();
    expect(await screen.findByText("已写 提款")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "找" })).toBe(field);
    expect(field.value).toBe("提款");
  });
  it("gives way whole where the visit is of another", async () => {
    serve();
    page.dataset["anew"] = "";
    const title = document.querySelector("h1");
    await start();
    expect(await screen.findByText("状态 0")).toBeTruthy();
    expect(document.querySelector("h1")).not.toBe(title);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(page.dataset["anew"]).toBeUndefined();
  });
  it("is taken over with nothing but its own address", async () => {
    serve("/login");
    const title = document.querySelector("h1");
    await start();
    await waitFor(() => expect(screen.getByText("状态 0")).toBeTruthy());
    expect(document.querySelector("h1")).toBe(title);
    expect(warned.mock.calls.filter(([fact]) => /hydrat/i.test(String(fact)))).toEqual([]);
  });
  it("is drawn anew in its own place where a query may make it another", async () => {
    serve("/login");
    window.history.replaceState(null, "", "/login?return=%2Fuser");
    const title = document.querySelector("h1");
    await start();
    await waitFor(() => expect(screen.getByText("状态 0")).toBeTruthy());
    expect(document.querySelector("h1")).not.toBe(title);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
  });
  it("for visitors is not seen in a browser that may hold a session, until it is known", async () => {
    serve("/login");
    const before = css.visitorsOnly.split(" ").find((name) => name !== css.frameless);
    expect(screen.getByText("状态 -1").closest(`.${before}`)).not.toBeNull();
    expect(document.querySelector(`.${css.membersOnly} [aria-busy]`)).not.toBeNull();
    await start();
    expect((await screen.findByText("状态 0")).closest(`.${before}`)).toBeNull();
    expect(document.querySelector(`.${css.membersOnly}`)).toBeNull();
  });
});

describe("a rendered frame", () => {
  it("stands until the page that it frames is drawn", async () => {
    serve("/help/:id");
    window.history.replaceState(null, "", "/help/7");
    const frame = document.querySelector("main");
    expect(frame).not.toBeNull();
    await start();
    expect(await screen.findByText("助")).toBeTruthy();
    expect(document.querySelectorAll("main")).toHaveLength(1);
    expect(frame?.isConnected).toBe(false);
  });
  it("is drawn around a page that does not come", async () => {
    serve("/help/:id");
    window.history.replaceState(null, "", "/help/7");
    const load = vi.fn<() => Promise<{ Page: () => ReactElement }>>(() => new Promise(() => undefined));
    const pages = games.pages.map((entry) => (entry.path === "/help/:id" ? { ...entry, load } : entry));
    const frame = document.querySelector("main");
    await start({ ...site, features: [{ ...games, pages }] });
    await waitFor(() => expect(frame?.isConnected).toBe(false));
    expect(document.querySelector("main [aria-busy]")).not.toBeNull();
  });
  it("is drawn around a page that could not be had, which is asked for again", async () => {
    serve("/help/:id");
    window.history.replaceState(null, "", "/help/7");
    const load = vi
      .fn<() => Promise<{ Page: () => ReactElement }>>(async () => ({ Page: () => <h1>助</h1> }))
      .mockRejectedValueOnce(new TypeError("lost"));
    const pages = games.pages.map((entry) => (entry.path === "/help/:id" ? { ...entry, load } : entry));
    await start({ ...site, features: [{ ...games, pages }] });
    expect(await screen.findByText("助")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
