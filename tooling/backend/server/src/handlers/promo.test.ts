import { contract, HEADER_NAMES } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findGame, openGame, playRound } from "../testing/play.ts";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

const DAY = 24 * 3_600_000;
const { promo, finance } = contract;
const texts = { title: "小礼", tag: "礼", html: "<p>小礼</p>", rules: "<p>规则</p>" };
const GIFTS = {
  type: "gift",
  id: "small-gifts",
  nav: "gifts",
  seq: 61,
  texts: { "zh-CN": texts, en: { ...texts, title: "Small gifts" } },
  from: null,
  to: null,
  audience: { kind: "all" },
  budget: "500",
  oneAccount: [],
  turnover: { multiple: "1", weights: null },
  expiryDays: null,
  approval: false,
  by: "bet",
  span: "activity",
  items: [
    { id: "purse", names: { "zh-CN": "小红包", en: "Purse" }, need: "100", stock: 5, money: "6" },
    { id: "umbrella", names: { "zh-CN": "雨伞", en: "Umbrella" }, need: "100", stock: 1, money: null },
  ],
};

let world: World;
let player: TestClient;
let payer: TestClient;
beforeAll(async () => {
  world = await startWorld();
  await world.sandbox.seed("alpha");
  [player, payer] = [world.client(), world.client()];
  await player.operator("/promotions/create", { rules: GIFTS });
  const form = await player.registration("giftplayer");
  await player.call(contract.account.register, { ...form, i_code: "DEMO2026" });
  await payer.register("giftpayer");
}, 60_000);
afterAll(() => world.close());

/** Sessions do not outlive a day without their members. */
const wait = async (days: number): Promise<void> => {
  world.advance(days * DAY);
  for (const [client, name] of [
    [player, "giftplayer"],
    [payer, "giftpayer"],
  ] as const) {
    client.token = null;
    await client.logIn(name, "Passw0rdgood");
  }
};
const balance = async (client: TestClient): Promise<string> =>
  (await client.call(contract.member.balance, {})).data.balance;
const left = async (client: TestClient): Promise<string> => (await client.call(finance.turnover, {})).data.left;
const latest = async (client: TestClient, id: string) => (await client.call(promo.record, { id })).data.list[0];

describe("what a visitor sees", () => {
  it("is the promotions with their covers, in the asked language, and nothing of anybody's", async () => {
    const visitor = world.client();
    const { list, total } = (await visitor.call(promo.list, { size: 50 })).data;
    expect([total, list.every(({ joined }) => !joined)]).toEqual([12, true]);
    expect(new Set(list.map(({ type }) => type)).size).toBe(6);
    const covers = (await visitor.call(promo.topCover, {})).data;
    expect(covers.map(({ id }) => id)).not.toContain("fair-play");
    expect(covers[0]).toMatchObject({
      image: "/art/promotion/first-deposit.svg",
      link: "/activity/list/first-deposit",
    });
    expect(covers[0]?.text).toBe("首次充值满 ¤100，加送 20%，最高 ¤800。");
    const english = (await visitor.call(promo.topCover, {}, { [HEADER_NAMES.language]: "en" })).data;
    expect(english[0]?.title).toBe("20% on your first deposit");
    const nav = (await visitor.call(promo.secondNav, {})).data;
    expect(nav.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const detail = (await visitor.call(promo.detail, { id: "first-deposit" })).data;
    expect(detail.conditions.every(({ have }) => have === null)).toBe(true);
    expect((await visitor.call(promo.rules, { id: "fair-play" })).data.html).toContain("<li>");
    expect((await visitor.call(promo.detail, { id: "none" })).code).toBe("activity_unknown");
    expect((await visitor.call(promo.signInfo, {})).code).toBe("token");
  });

  it("is shown also to a token that is worth nothing", async () => {
    const stale = world.client();
    stale.token = "A".repeat(43);
    expect((await stale.call(promo.list, {})).data.total).toBe(12);
  });

  it("has a drawn picture of each promotion and gift, and none of another brand's", async () => {
    for (const path of ["promotion/first-deposit", "promotion/small-gifts", "gift/tea-set", "gift/umbrella"]) {
      const picture = await fetch(`${world.url}/art/${path}.svg`);
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=UTF-8"]);
      expect(await picture.text()).toMatch(/^<svg /);
    }
    expect((await fetch(`${world.otherUrl}/art/promotion/first-deposit.svg`)).status).toBe(404);
    expect((await world.client(world.otherUrl).call(promo.list, {})).data.total).toBe(0);
  });
});

describe("a bonus of a deposit", () => {
  const offerOf = async (client: TestClient, channelId: string) =>
    (await client.call(finance.depositMethods, {})).data
      .flatMap(({ channels }) => channels)
      .find(({ id }) => id === channelId)?.offer;
  const open = async (client: TestClient, offer: string, amount: string) =>
    client.call(finance.depositCreate, {
      channelId: "bank-transfer",
      payerName: "林晓",
      amount,
      offer,
      reqId: newKey(),
    });

  it("is offered, promised by the order, and in the balance with its turnover once the deposit is credited", async () => {
    expect(await offerOf(payer, "bank-transfer")).toEqual({
      id: "first-deposit",
      title: "首次充值加送 20%",
      min: "100.00",
      percent: "20",
      max: "800.00",
      turnoverMultiple: "5",
    });
    const order = (await open(payer, "first-deposit", "1000.00")).data;
    expect(order).toMatchObject({ bonus: "200.00", receive: "1200.00", turnover: "2000.00" });
    await payer.operator(`/deposits/${order.id}/confirm`, {});
    expect([await balance(payer), await left(payer)]).toEqual(["1200.00", "2000.00"]);
    expect(await latest(payer, "first-deposit")).toMatchObject({
      state: "paid",
      amount: "200.00",
      turnoverNeed: "1000.00",
    });
    expect((await payer.call(promo.list, {})).data.list.find(({ joined }) => joined)?.id).toBe("first-deposit");
    expect((await open(payer, "first-deposit", "100.00")).code).toBe("offer_ended");
  });

  it("is given up with what is left of its turnover, and its money goes back", async () => {
    const id = (await latest(payer, "first-deposit"))?.id ?? "";
    expect((await payer.call(promo.forfeit, { id })).data).toEqual({ taken: "200.00" });
    expect([await balance(payer), await left(payer)]).toEqual(["1000.00", "1000.00"]);
    expect((await payer.call(promo.forfeit, { id })).code).toBe("reward_ended");
  });

  it("whose promotion was stopped meanwhile is refused in the record, and the deposit arrives", async () => {
    await wait(1);
    const order = (await open(payer, "daily-deposit", "200.00")).data;
    expect(order.bonus).toBe("10.00");
    await payer.operator("/promotions/daily-deposit/stop", {});
    await payer.operator(`/deposits/${order.id}/confirm`, {});
    expect((await payer.call(finance.depositOrder, { id: order.id })).data).toMatchObject({
      state: "succeeded",
      bonus: "0.00",
      receive: "200.00",
    });
    expect(await latest(payer, "daily-deposit")).toMatchObject({
      state: "refused",
      reason: "budget_gone",
      amount: "10.00",
    });
    expect(await balance(payer)).toBe("1200.00");
  });
});

describe("rewards of other kinds", () => {
  it("are claimed level by level of a ladder, each once", async () => {
    const claimed = (await payer.call(promo.rechargeRewards, { id: "monthly-ladder", level: 1 })).data;
    expect(claimed.map(({ state }) => state)).toEqual(["claimed", "locked", "locked", "locked"]);
    expect(await balance(payer)).toBe("1220.00");
    expect((await payer.call(promo.rechargeRewards, { id: "monthly-ladder", level: 1 })).code).toBe("already_joined");
    expect((await payer.call(promo.rechargeRewards, { id: "monthly-ladder", level: 2 })).code).toBe("not_eligible");
  });

  it("come with a sign-in, once a day", async () => {
    expect((await payer.call(promo.signInfo, {})).data).toMatchObject({ canSign: true, zone: "Asia/Shanghai" });
    expect((await payer.call(promo.sign, {})).data).toMatchObject({ reward: "1.00", streak: 1 });
    expect((await payer.call(promo.sign, {})).code).toBe("already_signed");
    expect((await payer.call(promo.resign, { day: "2026-11-27" })).data).toMatchObject({ cost: "2.00", left: 2 });
    expect(await balance(payer)).toBe("1219.00");
  });

  it("come with a code, whatever its case, once", async () => {
    const reqId = newKey();
    const redeemed = await payer.call(promo.giftExchange, { code: "baize2026", reqId });
    expect(redeemed.data).toMatchObject({ state: "paid", left: 9_999 });
    expect((await payer.call(promo.giftExchange, { code: "baize2026", reqId })).data).toEqual(redeemed.data);
    expect((await payer.call(promo.giftExchange, { code: "BAIZE2026", reqId: newKey() })).code).toBe("gift_used");
    expect((await payer.call(promo.giftExchange, { code: "NOSUCHCODE" })).code).toBe("gift_unknown");
    expect(await balance(payer)).toBe("1237.00");
  });

  it("wait for the operator where the promotion says so", async () => {
    await player.payIn("200.00");
    expect((await payer.call(promo.applyAloneActive, { id: "invited-welcome" })).code).toBe("not_eligible");
    const applied = (await player.call(promo.applyAloneActive, { id: "invited-welcome" })).data;
    expect([applied.state, await balance(player)]).toEqual(["pending", "200.00"]);
    await player.operator(`/promotions/applications/${applied.applyId}/approve`, {});
    expect([await balance(player), await left(player)]).toEqual(["238.00", "314.00"]);
  });

  it("of a level are shown and claimed at that level", async () => {
    const demo = world.client();
    await demo.logIn("demo2026", "Demo2026play");
    const gifts = (await demo.call(promo.vipGifts, {})).data;
    expect(gifts.map(({ type, level, state }) => [type, level, state])).toEqual([
      ["upgrade", 1, "open"],
      ["upgrade", 2, "open"],
      ["upgrade", 3, "open"],
      ["birthday", 3, "locked"],
      ["month", 3, "open"],
    ]);
    const before = Number(await balance(demo));
    const rights = (await demo.call(contract.member.vipsList, {})).data[3];
    expect((await demo.call(promo.vipClaim, { type: "month", level: 3 })).data.amount).toBe(rights?.monthGift);
    expect(Number(await balance(demo)) - before).toBeCloseTo(Number(rights?.monthGift));
    expect((await demo.call(promo.vipClaim, { type: "month", level: 3 })).code).toBe("already_joined");
    expect((await demo.call(promo.vipClaim, { type: "birthday", level: 3 })).code).toBe("not_eligible");
    expect((await demo.call(promo.applyAloneActive, { id: "birthday" })).code).toBe("not_eligible");
    const { today } = (await demo.call(promo.signInfo, {})).data;
    await demo.call(contract.account.setBirthday, { birthday: `1990-${today.slice(5)}` });
    const { conditions, amount } = (await demo.call(promo.detail, { id: "birthday" })).data;
    expect([conditions.map(({ key, ok }) => [key, ok]), amount]).toEqual([
      [
        ["birthday", true],
        ["registeredDays", true],
        ["level", true],
      ],
      "88.00",
    ]);
    expect((await demo.call(promo.vipClaim, { type: "birthday", level: 3 })).data.amount).toBe(rights?.birthdayGift);
    expect((await demo.call(promo.applyAloneActive, { id: "birthday" })).data.state).toBe("paid");
  });
});

describe("bets", () => {
  it("release the turnover of rewards, oldest first, by what the category counts", async () => {
    await player.call(promo.sign, {});
    expect(await left(player)).toBe("315.00");
    const game = await findGame(player);
    const move = { from: "central", to: game.platform, amount: "239.00", reqId: newKey() };
    await player.call(contract.games.transferPost, move);
    const started = (await player.call(contract.games.start, { gameId: game.id, surface: "desktop" })).data;
    const boot = await openGame(player, started.url);
    if (!boot) throw new Error("The game did not open.");
    for (let round = 0; round < 80 && (await left(player)) !== "0.00"; round += 1)
      expect(await playRound(player, boot, "5.00")).toMatchObject({ ok: true });
    expect(await left(player)).toBe("0.00");
    const signed = await latest(player, "sign-in");
    expect([signed?.turnoverNeed, signed?.turnoverDone]).toEqual(["1.00", "1.00"]);
    expect((await player.call(promo.forfeit, { id: signed?.id ?? "" })).code).toBe("reward_ended");
    await player.call(contract.games.recyclePost, { reqId: newKey() });
  }, 60_000);

  it("reach the gifts: money at once, goods by way of the operator", async () => {
    const before = Number(await balance(player));
    expect((await player.call(promo.giftExchange, { giftId: "purse" })).data).toMatchObject({ state: "paid", left: 4 });
    expect(Number(await balance(player)) - before).toBeCloseTo(6);
    expect((await payer.call(promo.giftExchange, { giftId: "purse" })).code).toBe("not_eligible");
    const address = "云禾市示例路 1 号";
    const ordered = (await player.call(promo.giftExchange, { giftId: "umbrella", address })).data;
    expect(ordered).toMatchObject({ state: "pending", left: 0 });
    const [waiting] = (await player.operator("/promotions/applications")) as { id: string; address: string }[];
    expect(waiting).toMatchObject({ id: ordered.orderNo, address });
    await player.operator(`/promotions/applications/${ordered.orderNo}/approve`, {});
    await player.operator(`/promotions/applications/${ordered.orderNo}/approve`, {});
    expect((await latest(player, "small-gifts"))?.state).toBe("paid");
    expect((await player.call(promo.giftExchangeBet, {})).data).toMatchObject({ address });
  });

  it("bring a rebate for the day, which a job pays once", async () => {
    const day = "2026-11-28";
    const running = (await player.call(promo.rebate, {})).data;
    expect([running.day, running.paid]).toEqual([day, false]);
    expect(Number(running.amount)).toBeGreaterThan(0);
    await wait(1);
    const before = Number(await balance(player));
    await world.sandbox.runJobs();
    await world.sandbox.runJobs();
    const paid = (await player.call(promo.rebate, { day })).data;
    expect([paid.paid, paid.amount]).toEqual([true, running.amount]);
    expect(Number(await balance(player)) - before).toBeCloseTo(Number(running.amount));
  });
});

describe("a reward whose turnover is not done in time", () => {
  it("is taken back by a job", async () => {
    const before = Number(await balance(payer));
    await wait(31);
    await world.sandbox.runJobs();
    // The ladder's 20, the sign-in's 1 and the code's 18.
    expect(Number(await balance(payer)) - before).toBeCloseTo(-39);
    expect((await latest(payer, "monthly-ladder"))?.state).toBe("ended");
  });
});

describe("a locked member", () => {
  it("sees no promotion and gets nothing", async () => {
    const members = (await payer.operator("/members?name=giftpayer")) as { id: string }[];
    await payer.operator(`/members/${members[0]?.id ?? ""}/status`, { status: 3 });
    expect((await payer.call(promo.list, {})).data.total).toBe(0);
    expect((await payer.call(promo.sign, {})).code).toBe("not_eligible");
    expect((await payer.call(promo.giftExchange, { code: "WELCOME88" })).code).toBe("not_eligible");
  });
});

it("the books are in order after all of it", async () => {
  expect(await payer.operator("/audit")).toEqual([]);
});
