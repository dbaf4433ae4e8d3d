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
});
