import { useSession } from "@baize/api-client/react";
import { type Feature, useNavigate } from "@baize/feature-kit";
import { byLocale } from "@baize/feature-kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { type ReactElement, useLayoutEffect, useState } from "react";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Brand, type MessageTree, readBrand } from "./brand.ts";
import { prerenderHome } from "./prerender.tsx";
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
  const navigate = useNavigate();
  return (
    <>
      <h1>家</h1>
      <output>{`状态 ${status}`}</output>
      <button type="button" onClick={() => setCount((before) => before + 1)}>{`已按 ${count}`}</button>
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
    { path: "/home", guard: "anyone", layout: "main", title: "title", load: async () => ({ Page: Home }) },
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

/** The document as a host serves it. */
const serve = async (surface: "desktop" | "mobile" = "desktop"): Promise<void> => {
  const markup = (await prerenderHome(site, surface)).replace(/^(?:<link rel="preload"[^>]*>)*/, "");
  const [title = ""] = /<title>[^<]*<\/title>/.exec(markup) ?? [];
  document.head.innerHTML = title;
  document.body.innerHTML = `<div id="root">${markup.replace(title, "")}</div>`;
  page.dataset["rendered"] = surface;
};
const started: (Root | undefined)[] = [];
const start = async (): Promise<void> =>
  act(async () => {
    started.push(await startSite(site));
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
  for (const name of ["rendered", "anew"]) delete page.dataset[name];
  document.body.replaceChildren();
});

describe("a rendered home", () => {
  it.each(["desktop", "mobile"] as const)(
    "says nothing of the visitor and holds the brand's frame on %s",
    async (surface) => {
      const markup = await prerenderHome(site, surface);
      expect(markup).toContain("<title>首页 · 碧台</title>");
      expect(markup).toContain("状态 -1");
      expect(markup).toContain("Bitai Holdings");
      expect(markup).toContain(`href="${surface === "mobile" ? "/app/home" : "/home"}"`);
      expect(markup).not.toMatch(/登录|注册|<script|¥/);
    },
  );
  it("is taken over as it stands, without a word from React, and then works", async () => {
    await serve();
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
    await serve();
    screen.getByRole("button", { name: "已按 0" }).dataset["pressed"] = "";
    await start();
    expect(await screen.findByRole("button", { name: "已按 1" })).toBeTruthy();
  });
  it.each(["while it is being taken over", "the moment it has been"])(
    "answers a press once that comes %s",
    async (moment) => {
      await serve();
      const button = screen.getByRole("button", { name: "已按 0" });
      keepEarlyPress(page);
      if (moment === "the moment it has been") laid = () => button.click();
      await startSite(site);
      if (moment === "while it is being taken over") button.click();
      await waitFor(() => expect(screen.getByText("状态 0")).toBeTruthy());
      expect(button.textContent).toBe("已按 1");
    },
  );
  it("gives way whole where the visit is of another", async () => {
    await serve();
    page.dataset["anew"] = "";
    const title = document.querySelector("h1");
    await start();
    expect(await screen.findByText("状态 0")).toBeTruthy();
    expect(document.querySelector("h1")).not.toBe(title);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(page.dataset["anew"]).toBeUndefined();
  });
  it("cannot be without a page of home", async () => {
    await expect(prerenderHome({ brand, features: [] }, "desktop")).rejects.toThrow(
      "No feature of 10001 has a page at /home",
    );
  });
});
