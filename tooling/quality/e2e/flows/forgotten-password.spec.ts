import { contract } from "@baize/api-client/contract";
import { paths } from "@baize/domain";
import { expect, type Request, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { expectAccessible, expectNoSideScroll } from "./axe.ts";
import { logIn, visit } from "./member.ts";
import { operatorOf } from "./operator.ts";
import { wireMember } from "./wire-member.ts";

const site = siteOf("10001");
const isForForgotten = (request: Request): boolean => request.postData()?.includes("scene=forget") === true;

test("who forgot the password sets a new one by a code, and logs in with that alone", async ({
  page,
  request,
}, info) => {
  const { person, visitor } = await wireMember(site, info);
  const operator = operatorOf(request, site);
  await page.goto(site);
  await visit(page, paths.login);
  const shown = page.waitForResponse(
    (response) => response.url().endsWith(contract.account.captcha.path) && isForForgotten(response.request()),
  );
  await page.getByRole("link", { name: "忘记密码？" }).click();
  await page.getByRole("textbox", { name: /^用户名/ }).fill(person.username);
  const { data } = (await (await shown).json()) as { data: { id: string } };
  await page.getByRole("textbox", { name: /^图形验证码/ }).fill(await operator.captcha(data.id));
  await expectAccessible(page);
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText(/验证码已经发出/)).toBeVisible();
  await page.getByRole("textbox", { name: /^验证码/ }).fill(await operator.code(person.phone));
  await expectAccessible(page);
  await page.getByRole("button", { name: "下一步" }).click();
  const password = "Remembered2026";
  await page.getByLabel(/^新密码/).fill(password);
  await page.getByLabel(/^确认密码/).fill(password);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole("button", { name: "确认修改" }).click();
  await expect(page.getByText("密码已修改")).toBeVisible();
  await page.getByRole("link", { name: /^去登录（/ }).click();
  await logIn(page, { ...person, password });
  expect((await visitor.logIn(person.username, person.password)).code).toBe("login_wrong");
});
