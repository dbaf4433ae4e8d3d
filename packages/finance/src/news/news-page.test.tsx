import { failure } from "@baize/api-client/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { news } from "../deposit/deposit-samples.test.support.ts";
import { renderScreen } from "../test-screen.test.support.tsx";
import { Page } from "./news-page.tsx";

const at = { path: "/finance/deposit/newsletter" };

describe("deposit news", () => {
  it("marks an entry as read once it is opened, once", async () => {
    const { client, count, path } = await renderScreen(
      Page,
      { finance: { depositNews: news, depositNewsRead: { ok: true } } },
      at,
    );
    expect(await screen.findByText("1 篇未读")).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: /银行转账怎样更快到账/ }));
    expect(await screen.findByText("提交订单")).toBeTruthy();
    expect(path()).toBe("/finance/deposit/newsletter?entry=N1");
    expect(await screen.findByText("全部已读")).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: /银行转账怎样更快到账/ }));
    fireEvent.click(screen.getByRole("link", { name: /银行转账怎样更快到账/ }));
    await waitFor(() => expect(path()).toBe("/finance/deposit/newsletter?entry=N1"));
    expect(count("finance.depositNewsRead")).toBe(1);
    expect(client.requests.find(({ call }) => call === "finance.depositNewsRead")?.input).toEqual({ id: "N1" });
  });

  it("stays unread, and readable, when marking it fails", async () => {
    await renderScreen(
      Page,
      { finance: { depositNews: news, depositNewsRead: failure("network") } },
      { path: `${at.path}?entry=N1` },
    );
    expect(await screen.findByText("提交订单")).toBeTruthy();
    expect(screen.getByText("1 篇未读")).toBeTruthy();
  });

  it.each([
    ["全部", ["银行转账怎样更快到账", "大额转账通道上线"], ""],
    ["教程", ["银行转账怎样更快到账"], "?kind=tutorial"],
    ["公告", ["大额转账通道上线"], "?kind=news"],
  ])("shows under %s its own entries, by the address", async (tab, titles, query) => {
    const { path } = await renderScreen(Page, { finance: { depositNews: news } }, { path: `${at.path}?kind=news` });
    fireEvent.click(await screen.findByRole("link", { name: tab }));
    await waitFor(() => expect(path()).toBe(`${at.path}${query}`));
    const list = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
    for (const title of ["银行转账怎样更快到账", "大额转账通道上线"])
      expect(list.some((text) => text.includes(title))).toBe(titles.includes(title));
  });

  it("keeps the kind in the address when an entry is opened and closed", async () => {
    const { path } = await renderScreen(Page, { finance: { depositNews: news } }, { path: `${at.path}?kind=news` });
    const entry = await screen.findByRole("link", { name: /大额转账通道上线/ });
    fireEvent.click(entry);
    await waitFor(() => expect(path()).toBe(`${at.path}?kind=news&entry=N2`));
    expect(entry.getAttribute("aria-expanded")).toBe("true");
    fireEvent.click(entry);
    await waitFor(() => expect(path()).toBe(`${at.path}?kind=news`));
    expect(entry.getAttribute("aria-expanded")).toBe("false");
  });

  it("says that there is nothing yet, or that it could not be read", async () => {
    await renderScreen(Page, { finance: { depositNews: [] } }, at);
    expect(await screen.findByText("这里还没有内容")).toBeTruthy();
    await renderScreen(Page, { finance: { depositNews: failure("network") } }, at);
    expect(await screen.findByText("教程与公告加载失败")).toBeTruthy();
  });
});
