import { TestClient } from "@baize/server/testing";
import { expect, test } from "@playwright/test";
import { type BrandCode, CONSOLE_SECRET, siteOf } from "../ports.ts";
import { lettersOf } from "../flows/letters.ts";
import { speak } from "../flows/member.ts";
import { forMembers, forNewMembers, forPlayers, forVisitors } from "../flows/screens.ts";
import { lookAtGame, walk } from "./walk.ts";
import { addAccount, gamesOf, makeRich, ordersOf } from "./walk-member.ts";
import { signIn, wireMember } from "../flows/wire-member.ts";

const TOURS = [
  { brand: "10001", locale: "zh-CN", schemes: { phone: "dark", desktop: "light" } },
  { brand: "betwin", locale: "en", schemes: { phone: "light", desktop: "dark" } },
] as const satisfies readonly { readonly brand: BrandCode; readonly locale: string; readonly schemes: object }[];

for (const { brand, locale, schemes } of TOURS)
  test.describe(`${brand} in ${locale}`, () => {
    const site = siteOf(brand);
    test.beforeEach(async ({ page, context }, info) => {
      await speak(context, locale);
      await page.emulateMedia({ colorScheme: schemes[info.project.name as keyof typeof schemes] });
      await page.goto(`${site}/home`);
    });

    test("a visitor's screens fit every width", async ({ page }) => {
      expect(await walk(page, forVisitors)).toEqual([]);
    });

    test("a member's screens fit every width, with eight digits of money", async ({ page, context }, info) => {
      const member = await wireMember(site, info);
      await makeRich(member);
      await signIn(context, member);
      const before = await walk(page, forNewMembers);
      await addAccount(member);
      const after = await walk(page, [...forMembers, ...(await lettersOf(member)), ...(await ordersOf(member))]);
      expect([...before, ...after]).toEqual([]);
    });

    test("the games of a member fit every width, with eight digits of money", async ({ page, context }, info) => {
      const member = await wireMember(site, info);
      await makeRich(member);
      await signIn(context, member);
      expect(await walk(page, await gamesOf(member.visitor), { look: lookAtGame })).toEqual([]);
    });

    test("the records of a year of bets fit every width", async ({ page, context }) => {
      const visitor = new TestClient(site, CONSOLE_SECRET);
      await visitor.logIn("demo2026", "Demo2026play");
      await signIn(context, { visitor });
      expect(await walk(page, forPlayers)).toEqual([]);
    });
  });
