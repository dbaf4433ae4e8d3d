import { failure } from "@baize/api-client/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { press } from "../auth/form-acts.test.support.ts";
import { showScreen } from "../screen.test.support.tsx";
import { Page } from "./statement-page.tsx";
import { statement } from "./statement-samples.test.support.ts";

const AS_MEMBER = { session: "member", path: "/user/statement" } as const;

describe("the statement", () => {
  it("leads each month from its opening to its closing balance, and sums up all of them", async () => {
    await showScreen(<Page />, { protection: { statement } }, AS_MEMBER);
    const rows = within(await screen.findByRole("list", { name: "按月的账户变动" })).getAllByRole("listitem");
    expect(rows.map((row) => within(row).getByRole("heading").textContent)).toEqual(["2026-11", "2026-10"]);
    const [latest] = rows;
    for (const figure of ["¥12,345,678.90", "¥2,345,678.90", "¥10,000,000.00", "¥8,500,000.00", "-¥5.00"])
      expect(within(latest as HTMLElement).getByText(figure)).toBeTruthy();
    expect(screen.getByText("¥9,994,321.10")).toBeTruthy();
    expect(screen.getByText("-¥1,500,000.00")).toBeTruthy();
  });

  it("is saved as a file with its figures as they were sent", async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push(blob as Blob);
      return "blob:statement";
    });
    vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await showScreen(<Page />, { protection: { statement } }, AS_MEMBER);
    await press("导出 CSV");
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await (saved[0] as Blob).text()).split("\r\n");
    expect(lines[0]).toContain("月份,期初余额,充值,提款,投注,派彩,优惠与返利,兑换与其他,期末余额");
    expect(lines[1]).toBe("2026-11,12345678.90,0.00,2345678.90,10000000.00,8500000.00,0.00,-5.00,8499995.00");
    expect(lines).toHaveLength(4);
  });

  it("is printed at a press", async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal("print", print);
    await showScreen(<Page />, { protection: { statement } }, AS_MEMBER);
    await press("打印");
    expect(print).toHaveBeenCalledOnce();
  });

  it("is never shown as empty where it could not be read", async () => {
    const { client } = await showScreen(<Page />, { protection: { statement: failure("network") } }, AS_MEMBER);
    await screen.findByText("对账单暂时没有加载出来");
    client.answerWith({ protection: { statement } });
    await press("重试");
    expect(await screen.findByText("2026-11")).toBeTruthy();
  });
});
