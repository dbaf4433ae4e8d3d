import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { visit } from "./member.ts";
import { MONEY_ACTS, type MoneyAct, openAct, recycle } from "./money-acts.ts";
import { expectNeverFailed } from "./never-failed.ts";
import { operatorOf } from "./operator.ts";
import { signIn, type WireMember, wireMember } from "./wire-member.ts";

/** Longer than the client waits for an answer. */
const PAST_TIME_OUT_MS = 11_500;
const SLOW_MS = 1_500;

interface Scene {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly act: MoneyAct;
  readonly member: WireMember;
}
const GOES_BACK = "the member goes back before the answer";
/** Sends under the fault and leads to where the member sees what became of it. */
type Fault = (scene: Scene) => Promise<void>;

/** The server does it; its answer is dealt with by `then`. `reached` resolves when the server has answered. */
const intercept = async (
  { page, act }: Scene,
  then: "drop" | "slow" | "late" | "keep",
): Promise<{ readonly reached: Promise<void>; readonly sendings: () => number }> => {
  let count = 0;
  let answer: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${act.path}`, async (route) => {
    count += 1;
    if (count > 1) return route.continue();
    const response = await route.fetch();
    answer();
    if (then === "keep") return;
    if (then === "drop") return route.abort("connectionreset");
    await new Promise((resolve) => setTimeout(resolve, then === "slow" ? SLOW_MS : PAST_TIME_OUT_MS));
    return route.fulfill({ response }).catch(() => undefined);
  });
  return { reached, sendings: () => count };
};

/** Coming back to the act's screen, or to the records, shows the one thing that happened. */
const findsIt = async ({ page, act, member }: Scene): Promise<void> => {
  const kind = act.name === "recycle" ? "transfer" : act.name;
  await visit(page, `/user/transRecord?kind=${kind}`);
  await expect(page.getByRole("main")).toContainText("500.00");
  await act.happened(member, 1);
};

const FAULTS: Readonly<Record<string, Fault>> = {
  "the answer is lost": async (scene) => {
    await intercept(scene, "drop");
    await scene.act.send(scene.page).click();
    await expect(scene.act.result(scene.page)).toBeVisible();
  },
  "the answer arrives after the time-out": async (scene) => {
    await intercept(scene, "late");
    await scene.act.send(scene.page).click();
    await expect(scene.act.result(scene.page)).toBeVisible({ timeout: 30_000 });
  },
  "the page is reloaded before the answer": async (scene) => {
    const { reached } = await intercept(scene, "keep");
    await scene.act.send(scene.page).click();
    await reached;
    await scene.page.reload();
    await expect(scene.act.result(scene.page)).toBeVisible({ timeout: 30_000 });
  },
  "the tab is closed before the answer": async (scene) => {
    const { reached } = await intercept(scene, "keep");
    await scene.act.send(scene.page).click();
    await reached;
    const address = scene.page.url();
    await scene.page.close();
    const page = await scene.context.newPage();
    await page.goto(address);
    await findsIt({ ...scene, page });
  },
  [GOES_BACK]: async (scene) => {
    const { reached } = await intercept(scene, "keep");
    await scene.act.send(scene.page).click();
    await reached;
    await scene.page.goBack();
    await expect(scene.page).toHaveURL(/\/user$/);
    await scene.page.goForward();
    await expect(scene.page.getByRole("main")).toBeVisible();
    await findsIt(scene);
  },
  "the button is pressed twice": async (scene) => {
    const { sendings } = await intercept(scene, "slow");
    await scene.act.send(scene.page).dblclick();
    await expect(scene.act.result(scene.page)).toBeVisible({ timeout: 30_000 });
    expect(sendings()).toBe(1);
  },
  "there is no connection": async (scene) => {
    await scene.context.setOffline(true);
    await scene.act.send(scene.page).click();
    const again = scene.page.getByRole("button", { name: "重新提交" });
    await expect(again).toBeVisible();
    await scene.act.happened(scene.member, 0);
    await scene.context.setOffline(false);
    await again.click();
    await expect(scene.act.result(scene.page)).toBeVisible({ timeout: 30_000 });
  },
  "two tabs send at once": async (scene) => {
    const other = await scene.context.newPage();
    await other.goto(scene.page.url());
    await openAct(other, scene.act, scene.member);
    await Promise.all([scene.act.send(scene.page).click(), scene.act.send(other).click()]);
    await findsIt(scene);
    await other.close();
  },
};

for (const act of MONEY_ACTS) {
  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`${act.name} happens once and is never shown as failed when ${name}`, async ({
      page,
      context,
      request,
    }, info) => {
      const site = siteOf("10001");
      const member = await wireMember(site, info);
      await act.prepare(member);
      await signIn(context, member);
      if (name === GOES_BACK) await visit(page, "/user");
      await openAct(page, act, member);
      const watch = await expectNeverFailed(context);
      await fault({ page, context, act, member });
      await act.happened(member, 1);
      watch();
      expect(await operatorOf(request, site).audit()).toEqual([]);
    });
  }
}

test("a question whose code cannot be had leaves the page as it is, and comes with the connection", async ({
  page,
  context,
}, info) => {
  const member = await wireMember(siteOf("10001"), info);
  await recycle.prepare(member);
  await signIn(context, member);
  await page.route("**/assets/dialog-panel-*.js", async (route) => route.abort("connectionfailed"));
  await visit(page, recycle.screen);
  const amount = page.getByRole("textbox", { name: /^转账金额/ });
  await amount.fill("12.34");
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("dialog-panel"));
  await recycle.fill(page, member);
  await lost;
  await expect(amount).toHaveValue("12.34");
  await expect(recycle.send(page)).toBeHidden();
  await page.unroute("**/assets/dialog-panel-*.js");
  await expect(recycle.send(page)).toBeVisible();
  await recycle.send(page).click();
  await expect(recycle.result(page)).toBeVisible();
  await recycle.happened(member, 1);
});
