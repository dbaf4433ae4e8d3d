import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { UPDATED_FOLDER, UPDATED_SITE } from "../ports.ts";
import { MONEY_ACTS, openAct } from "./money-acts.ts";
import { expectNeverFailed } from "./never-failed.ts";
import { operatorOf } from "./operator.ts";
import { signIn, wireMember } from "./wire-member.ts";

/** So long the server keeps the money request before it does it. */
const SLOW_MS = 5_000;

/** Another version of the site's worker. */
const publish = (version: string): void => {
  const file = join(UPDATED_FOLDER, "sw.js");
  writeFileSync(file, readFileSync(file, "utf8").replace(/"version":"[^"]*"/, `"version":"${version}"`));
};

/**
 * Asks for the new version and returns whether it waits. A browser that is looking already, as after a navigation,
 * answers with what it found before the version was there.
 */
const seeUpdate = async (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    return registration.waiting !== null || registration.installing !== null;
  });

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "serial" });

for (const act of MONEY_ACTS) {
  test(`${act.name} happens once and is never shown as failed when a new version of the site arrives`, async ({
    page,
    context,
    request,
  }, info) => {
    const member = await wireMember(UPDATED_SITE, info);
    await act.prepare(member);
    await signIn(context, member);
    await page.goto(`${UPDATED_SITE}/user`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await openAct(page, act, member);
    const check = await expectNeverFailed(context);
    await page.evaluate(() => Object.assign(globalThis, { isThisPage: true }));
    await member.visitor.operator("/faults/call", {
      path: act.path,
      kind: "delay",
      delayMs: String(SLOW_MS),
      times: "1",
    });

    await act.send(page).click();
    publish(`${act.name}-${info.project.name}`);
    await expect.poll(() => seeUpdate(page), { timeout: SLOW_MS }).toBe(true);
    await expect(act.result(page)).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => "isThisPage" in globalThis || location.pathname.endsWith("/cardinfo"))).toBe(true);
    await act.happened(member, 1);
    check();
    expect(await operatorOf(request, UPDATED_SITE).audit()).toEqual([]);
  });
}
