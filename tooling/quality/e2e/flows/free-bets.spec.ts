import { contract } from "@baize/api-client/contract";
import { paths } from "@baize/domain";
import { expect, type Page, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { expectPlaying, gameIn, leaveGame, startFirst } from "./game-acts.ts";
import { visit } from "./member.ts";
import { expectRecord, openPromotion } from "./promotion-acts.ts";
import { PHONE } from "./surfaces.ts";
import { signIn, truthOf, type WireMember, wireMember } from "./wire-member.ts";

const site = siteOf("10001");
const main = (page: Page) => page.getByRole("main");
/** So many that one of them wins. */
const COUNT = 60;

/** A promotion of free bets that anyone can apply for, with a title of its own; gives its id and title. */
const createPromotion = async ({ visitor, person }: WireMember) => {
  const [id, title] = [`free-${person.username}`, `免费投注 ${person.username}`];
  const text = { title, tag: "免费", html: `<p>${title}</p>`, rules: "<p>本金不返还。</p>" };
  const rules = {
    type: "aloneActive",
    id,
    nav: "daily",
    seq: 46,
    texts: { "zh-CN": text, en: text },
    from: null,
    to: null,
    audience: { kind: "all" },
    budget: "300",
    oneAccount: [],
    turnover: { multiple: "2", weights: null },
    expiryDays: 7,
    approval: false,
    conditions: [],
    reward: { kind: "freeBets", count: COUNT, stake: "5", categories: [7] },
    every: "once",
  };
  await visitor.operator("/promotions/create", { rules });
  return { id, title };
};

test(
  "free bets are seen with their terms, played without money of the member's, and their winnings reach the wallet",
  PHONE,
  async ({ page, context }, info) => {
    const member = await wireMember(site, info);
    const { id, title } = await createPromotion(member);
    await member.visitor.call(contract.account.preferences, { autoTransfer: true });
    await signIn(context, member);
    await openPromotion(page, new RegExp(`^${title}$`));
    await expect(main(page).getByText("本金不返还，只派发赢取的部分")).toBeVisible();
    await main(page).getByRole("button", { name: "申请奖励" }).click();
    const review = page.getByRole("alertdialog");
    await expect(review).toContainText("60 次 × ¥5");
    await review.getByRole("button", { name: "确认申请" }).click();
    await expect(main(page).getByText("免费投注已发放")).toBeVisible();
    await expectRecord(page, title, "已发放", "剩余 60 / 60 次，每次 ¥5");

    await main(page).getByRole("link", { name: "去使用" }).first().click();
    await expect(page).toHaveURL(/\/venue\/chess/);
    await startFirst(page);
    await expectPlaying(page, "0.00");

    const play = gameIn(page);
    await expect(play.getByText("本金不返还，只派发赢取的部分。")).toBeVisible();
    const freeBet = play.getByRole("button", { name: /^免费投注/ });
    await expect(freeBet).toHaveText("免费投注 ¥5，剩 60 次");
    await freeBet.click();
    let won = 0;
    const act = play.locator("#act");
    for (let round = 0; won === 0 && round < COUNT; round += 1) {
      const settled = page.waitForResponse(
        (response) => response.url().endsWith("/play/api/round") && response.request().method() === "POST",
      );
      await act.click();
      const answer = (await (await settled).json()) as { data: { payout: string; isFree: boolean } };
      expect(answer.data.isFree).toBe(true);
      won = Number(answer.data.payout);
      await expect(act).toHaveAttribute("aria-disabled", "false");
    }
    expect(won).toBeGreaterThan(0);
    await expectPlaying(page, won.toFixed(2));

    await leaveGame(page);
    await expect.poll(async () => (await truthOf(member)).central).toBe(won.toFixed(2));
    await openPromotion(page, new RegExp(`^${title}$`));
    await expectRecord(page, title, `赢取部分的流水 ¥0.00 / ¥${(2 * won).toFixed(2)}`);
    await visit(page, paths.betRecord);
    await main(page)
      .getByRole("button", { name: /的详情$/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByText(/^免费投注 · /)).toBeVisible();
    expect((await member.visitor.call(contract.promo.record, { id })).data.paid).toBe("0.00");
    expect(await member.visitor.operator("/audit")).toEqual([]);
  },
);
