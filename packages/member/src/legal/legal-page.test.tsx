import { failure } from "@baize/api-client/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { member } from "../feature.ts";
import { press } from "../auth/form-acts.test.support.ts";
import { sentence, showScreen } from "../screen.test.support.tsx";
import { Page } from "./legal-page.tsx";

const html = ["甲", "乙", "丙", "丁"].map((part) => `<h2>${part}</h2><p>${part}的内容</p>`).join("");
const text = { title: "服务条款", html, updatedAt: "2026-11-27T18:00:00Z" } as const;

afterEach(cleanup);

describe("terms and privacy", () => {
  it.each([
    ["/help/terms", "terms"],
    ["/help/privacy", "privacy"],
  ])("at %s are the text %s, for everybody", async (path, id) => {
    const { client } = await showScreen(<Page />, { service: { legal: text } }, { path });
    expect(await screen.findByText("甲的内容")).toBeTruthy();
    expect(client.requests.find(({ call }) => call === "service.legal")?.input).toEqual({ id });
    const page = member.pages.find((entry) => entry.path === path);
    expect([page?.guard, page?.layout]).toEqual(["anyone", "main"]);
  });
  it("have their title and the day of their last change in the brand's zone", async () => {
    await showScreen(<Page />, { service: { legal: text } }, { path: "/help/terms" });
    expect(await screen.findByRole("heading", { level: 1, name: "服务条款" })).toBeTruthy();
    expect(screen.getByText(sentence("最近更新：2026-11-28"))).toBeTruthy();
  });
  it("can do nothing but be read", async () => {
    const hostile = `${html}<script>globalThis.hit = 1</script><img src="x" onerror="globalThis.hit = 1"><a href="javascript:hit()">x</a>`;
    await showScreen(<Page />, { service: { legal: { ...text, html: hostile } } }, { path: "/help/terms" });
    await screen.findByText("甲的内容");
    expect(document.querySelector("article script, article [onerror], article [href^=javascript]")).toBeNull();
  });
  it("have a table of contents that leads to each part", async () => {
    await showScreen(<Page />, { service: { legal: text } }, { path: "/help/terms" });
    const contents = within(await screen.findByRole("navigation", { name: "目录" }));
    expect(contents.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["甲", "乙", "丙", "丁"]);
    Element.prototype.scrollIntoView = () => undefined;
    await userEvent.click(contents.getByRole("button", { name: "丙" }));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "丙" }));
  });
  it("have none where the text is short", async () => {
    await showScreen(
      <Page />,
      { service: { legal: { ...text, html: "<h2>甲</h2><p>短</p>" } } },
      { path: "/help/terms" },
    );
    await screen.findByText("短");
    expect(screen.queryByRole("navigation", { name: "目录" })).toBeNull();
  });
  it("say that they could not be loaded, and load at a press", async () => {
    const { client } = await showScreen(
      <Page />,
      { service: { legal: failure("network") } },
      { path: "/help/privacy" },
    );
    expect(await screen.findByText("内容暂时没有加载出来")).toBeTruthy();
    client.answerWith({ service: { legal: text } });
    await press("重试");
    expect(await screen.findByText("甲的内容")).toBeTruthy();
  });
  it("say that a text is not published, and that there is no other page", async () => {
    await showScreen(<Page />, { service: { legal: { ...text, html: " " } } }, { path: "/help/terms" });
    expect(await screen.findByRole("heading", { name: "这篇内容还没有发布" })).toBeTruthy();
    const { count } = await showScreen(<Page />, {}, { path: "/help/constructor" });
    expect(await screen.findByRole("heading", { name: "没有找到这篇内容" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "返回首页" }).getAttribute("href")).toBe("/home");
    expect(count("service.legal")).toBe(0);
  });
  it("stand at the foot of every page", () => {
    const footed = member.pages.filter(
      (page) => "navigation" in page && page.navigation.some(({ place }) => place === "footer"),
    );
    expect(footed.map(({ path }) => path)).toEqual(expect.arrayContaining(["/help/terms", "/help/privacy"]));
  });
});
