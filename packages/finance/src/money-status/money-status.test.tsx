import type { MoneyState } from "@baize/api-client/react";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderScreen } from "../test-screen.test.support.tsx";
import { MoneyStatus } from "./money-status.tsx";

const show = async (state: MoneyState) => {
  const retry = vi.fn<() => Promise<null>>().mockResolvedValue(null);
  await renderScreen(() => <MoneyStatus action={{ state, retry }} />, {});
  return retry;
};

describe("what is known of a money action without an answer", () => {
  it.each(["idle", "sending", "settled"] as const)("is nothing while it is %s", async (state) => {
    await show(state);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is being confirmed, never a failure, with a query at once and a link to the records", async () => {
    const retry = await show("confirming");
    expect(screen.getByText("正在确认结果，请勿重复操作")).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/失败|重新提交/);
    expect(screen.getByRole("link", { name: "查看资金记录" }).getAttribute("href")).toBe("/user/transRecord");
    fireEvent.click(screen.getByRole("button", { name: "立即查询" }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it("is sent again under the same key when it did not reach the server", async () => {
    const retry = await show("unsent");
    expect(screen.getByText(/重新提交会使用同一凭证，不会重复扣款/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "重新提交" }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it("cannot be sent where the browser keeps no key", async () => {
    await show("not_stored");
    expect(screen.getByText("未提交，没有产生任何款项")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
