import { type BrowserContext, expect, type Locator, type Page, test, type TestInfo } from "@playwright/test";
import { siteOf } from "../ports.ts";
import type { Operator } from "./operator.ts";

export interface Person {
  readonly username: string;
  readonly phone: string;
  readonly password: string;
  readonly withdrawPassword: string;
}

/** A person nobody else of this run is. */
export const newPerson = (info: TestInfo): Person => {
  const seed = `${Date.now().toString(36)}${info.parallelIndex}${Math.floor(performance.now()) % 1000}`.slice(-9);
  return {
    username: `e${seed}`,
    phone: `139${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`,
    password: "Journey2026x",
    withdrawPassword: "258369",
  };
};

/** Opens a path on the project's surface: on the site that the page shows, at first on that of 10001. */
export const visit = async (page: Page, path: string): Promise<void> => {
  const base = test.info().project.name === "phone" ? "/app" : "";
  const site = page.url().startsWith("http") ? page.url() : siteOf("10001");
  await page.goto(new URL(`${base}${path}`, site).href);
};

/** What the visitor has chosen in the settings before. */
export const speak = async (context: BrowserContext, locale: string): Promise<void> => {
  await context.addInitScript((language) => {
    if (globalThis.origin !== "null") globalThis.localStorage.setItem("locale", language);
  }, locale);
};

const field = (page: Page, label: RegExp) => page.getByRole("textbox", { name: label });

/** Registers with a captcha and a code that the operator reads out. */
export const register = async (page: Page, operator: Operator, person: Person): Promise<void> => {
  const captchaAnswer = page.waitForResponse((response) => response.url().endsWith("/api/x/v1/account/captcha"), {
    timeout: 60_000,
  });
  await visit(page, "/register");
  await field(page, /^用户名/).fill(person.username);
  await page.getByLabel(/^登录密码/).fill(person.password);
  await page.getByLabel(/^确认密码/).fill(person.password);
  await page.getByRole("button", { name: "下一步", exact: true }).click();
  const { data } = (await (await captchaAnswer).json()) as { data: { id: string } };
  await field(page, /^手机号/).fill(person.phone);
  await field(page, /^图形验证码/).fill(await operator.captcha(data.id));
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText(/验证码已发送/)).toBeVisible();
  await field(page, /^手机验证码/).fill(await operator.code(person.phone));
  await page.getByLabel(/我已年满/).check();
  await page.getByLabel(/我已阅读并同意/).check();
  await page.getByRole("button", { name: "注册", exact: true }).click();
  await expect(page).toHaveURL(/\/user$/);
};

/** Logs in by the form that is shown. */
export const logIn = async (
  page: Page,
  { username, password }: Pick<Person, "username" | "password">,
): Promise<void> => {
  await field(page, /^用户名/).fill(username);
  await page.getByLabel(/^登录密码/).fill(password);
  await page.locator("form").getByRole("button", { name: "登录", exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
};

/** The balance in the page's bar, as text. */
export const expectBalance = async (page: Page, amount: string): Promise<void> => {
  await expect(page.getByRole("banner").getByRole("group", { name: "余额" })).toContainText(amount);
};

/** Types a code by keys, as a member does. */
export const typeCode = async (within: Page | Locator, label: RegExp, code: string): Promise<void> =>
  within.getByRole("textbox", { name: label }).pressSequentially(code);

/** Rounds at the dice table, each on big, one after the other as its result is shown. */
export const playDice = async (page: Page, { rounds, stake }: { rounds: number; stake: number }): Promise<void> => {
  const game = page.frameLocator("iframe:not([hidden])");
  await game.getByRole("button", { name: /^大/ }).click();
  const input = game.getByRole("textbox", { name: "投注额" });
  await input.fill(String(stake));
  await input.press("Tab");
  const roll = game.getByRole("button", { name: `摇骰 ¥${stake}` });
  for (let round = 0; round < rounds; round += 1) {
    const settled = page.waitForResponse(
      (response) => response.url().includes("/play/") && response.request().method() === "POST",
    );
    await roll.click();
    await settled;
    await expect(roll).toBeEnabled();
  }
};
