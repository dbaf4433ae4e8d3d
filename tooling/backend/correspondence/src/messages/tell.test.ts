import { withEngines } from "@baize/ledger/testing";
import { paths, TEXT_LOCALES, type TextLocale } from "@baize/domain";
import { expect, it } from "vitest";
import { createWorld, type World } from "../testing/create-world.ts";
import { type MemberEvent, type MemberEvents, ORDER_REASONS } from "../words/event-words.ts";

const AT = Date.UTC(2026, 10, 21, 4, 5, 6);
const amount = { value: "12345678.90", asset: "CNY" } as const;

const LIMIT = { "zh-CN": "充值限额", en: "deposit limit" };

const TITLE = { "zh-CN": "首存", en: "First" };

/** An event of each type, and what its message leads to. */
const EVENTS: { readonly [T in keyof MemberEvents]: readonly [MemberEvent<T>, string] } = {
  depositCredited: [{ type: "depositCredited", id: "D1", amount }, "D1"],
  depositRefused: [{ type: "depositRefused", id: "D2", amount, reason: "not_received" }, "D2"],
  withdrawalPaid: [{ type: "withdrawalPaid", id: "W1", amount, to: "云禾银行 ···· 4567" }, "W1"],
  withdrawalRefused: [{ type: "withdrawalRefused", id: "W2", amount, reason: "<b>name</b>" }, "W2"],
  accountLocked: [{ type: "accountLocked", id: "L1", what: "withdrawal", until: AT }, paths.iframeCustomerService],
  accountUnlocked: [{ type: "accountUnlocked", id: "L2", what: "money" }, paths.personal],
  freeBetsGiven: [
    { type: "freeBetsGiven", id: "R2", title: TITLE, count: 5, amount, categories: [7, 4], until: AT },
    paths.venueChess,
  ],
  applicationDeclined: [
    { type: "applicationDeclined", id: "R3", title: TITLE, reason: "duplicate_account" },
    paths.activityDiscount,
  ],
  goodsApproved: [{ type: "goodsApproved", id: "R4", title: TITLE }, paths.activityDiscount],
  rewardReversed: [{ type: "rewardReversed", id: "R5", title: TITLE }, paths.activityDiscount],
  promotionReward: [
    { type: "promotionReward", id: "R1", title: TITLE, amount, turnover: null },
    paths.activityDiscount,
  ],
  limitChanged: [
    { type: "limitChanged", id: "C1", name: LIMIT, span: "week", amount: null, from: AT },
    paths.protection,
  ],
  limitAsked: [
    { type: "limitAsked", id: "C2", name: LIMIT, span: "day", amount, from: AT, until: AT + 1 },
    paths.protection,
  ],
  limitReady: [
    { type: "limitReady", id: "C3", name: LIMIT, span: "month", amount: null, from: AT - 1, until: AT },
    paths.protection,
  ],
  breakTaken: [{ type: "breakTaken", id: "B1", until: AT }, paths.protection],
  excluded: [{ type: "excluded", id: "B2", until: AT }, paths.protection],
  exclusionLifted: [{ type: "exclusionLifted", id: "B3" }, paths.protection],
  identityAsked: [{ type: "identityAsked", id: "I1" }, paths.personal],
  identityVerified: [{ type: "identityVerified", id: "I2" }, paths.personal],
  identityRefused: [{ type: "identityRefused", id: "I3", fault: "document_unclear" }, paths.personal],
  contactChanged: [{ type: "contactChanged", id: "C1", which: "email", at: AT }, paths.personal],
  passwordChanged: [{ type: "passwordChanged", id: "P1", which: "login", at: AT }, paths.personal],
  passkeyAdded: [{ type: "passkeyAdded", id: "K1", name: "<i>phone</i>", at: AT }, paths.personal],
  passkeyRemoved: [{ type: "passkeyRemoved", id: "K1", name: "<i>phone</i>", at: AT }, paths.personal],
  newDevice: [{ type: "newDevice", id: "N1", device: "ios", at: AT }, paths.personal],
  answered: [{ type: "answered", id: "A1", about: "desk" }, paths.iframeCustomerService],
};

withEngines("what members are told of by itself", (open) => {
  const tell = (world: World, event: MemberEvent): Promise<void> =>
    world.database.atomic(() => world.correspondence.tell({ brand: world.brand, member: "m1" }, event, world.now()));

  it("is told once, in both languages, with what it leads to", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    const { messages } = world.correspondence;
    for (const [event, value] of Object.values(EVENTS)) {
      world.wait(1);
      await tell(world, event);
      const { list } = await messages.list(ctx, { page: 1, size: 1 });
      const id = list[0]?.id ?? "";
      await tell(world, event);
      const [zh, en] = [await messages.detail(ctx, { id }), await messages.detail({ ...ctx, locale: "en" }, { id })];
      if (!zh.ok || !en.ok) throw new Error(event.type);
      expect(zh.data).toMatchObject({
        kind: "title" in event ? "activity" : "personal",
        format: "text",
        link: { action: value.startsWith("/") ? 2 : 1, value },
      });
      expect(zh.data.title).toMatch(/\p{Script=Han}/u);
      expect(zh.data.body).toMatch(/。$/);
      expect(en.data.title).not.toMatch(/\p{Script=Han}/u);
      expect(en.data.body).toMatch(/^[A-Z].*\.$/);
      if ("amount" in event && event.amount !== null)
        for (const { body } of [zh.data, en.data]) expect(body).toContain("12,345,678.90 CNY");
      if ("at" in event || "from" in event || "until" in event)
        for (const { body } of [zh.data, en.data]) expect(body).toContain("2026-11-21 12:05:06");
    }
    expect((await messages.list(ctx, { page: 1, size: 20 })).total).toBe(Object.keys(EVENTS).length);
    expect((await world.correspondence.operator.sent(world.brand, { page: 1, size: 20 })).total).toBe(0);
  });

  it("says a limit of time in minutes", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    const name = { "zh-CN": "游戏时长限额", en: "time limit" };
    await tell(world, { type: "limitChanged", id: "C9", name, span: "day", amount: { minutes: 90 }, from: AT });
    const [row] = (await world.correspondence.messages.list(ctx, { page: 1, size: 1 })).list;
    const bodyIn = async (locale: TextLocale) => {
      const shown = await world.correspondence.messages.detail({ ...ctx, locale }, { id: row?.id ?? "" });
      return shown.ok ? shown.data.body : "";
    };
    expect(await bodyIn("zh-CN")).toContain("每日游戏时长限额将于 2026-11-21 12:05:06 起变为 90 分钟。");
    expect(await bodyIn("en")).toContain("your daily time limit is 90 min.");
  });

  it("puts the operator's reasons that have a code into words, and no code before the member", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    for (const [index, reason] of ORDER_REASONS.entries()) {
      world.wait(1);
      await tell(world, { type: "withdrawalRefused", id: `W${index}`, amount, reason });
      await tell(world, { type: "depositRefused", id: `D${index}`, amount, reason });
    }
    const { list } = await world.correspondence.messages.list(ctx, { page: 1, size: 20 });
    expect(list).toHaveLength(2 * ORDER_REASONS.length);
    for (const { id } of list)
      for (const locale of TEXT_LOCALES) {
        const shown = await world.correspondence.messages.detail({ ...ctx, locale }, { id });
        expect(shown.ok && shown.data.body).not.toMatch(/_/);
      }
  });

  it("keeps what an operator or a member wrote as it is", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    await tell(world, EVENTS.withdrawalRefused[0]);
    const { list } = await world.correspondence.messages.list(ctx, { page: 1, size: 1 });
    const shown = await world.correspondence.messages.detail(ctx, { id: list[0]?.id ?? "" });
    expect(shown).toMatchObject({ data: { format: "text", body: expect.stringContaining("<b>name</b>") } });
  });

  it("is undone with the transaction of its event", async () => {
    const world = await createWorld(await open());
    const ctx = world.join("m1");
    const failed = world.database.atomic(function* () {
      yield* world.correspondence.tell({ brand: world.brand, member: "m1" }, EVENTS.depositCredited[0], world.now());
      throw new Error("The deposit failed.");
    });
    await expect(failed).rejects.toThrow("The deposit failed.");
    expect((await world.correspondence.messages.counts(ctx)).total).toBe(0);
  });

  it("tells two members of one order each", async () => {
    const world = await createWorld(await open());
    const second = world.join("m2");
    world.join("m1");
    const [event] = EVENTS.depositCredited;
    await tell(world, event);
    await world.database.atomic(() =>
      world.correspondence.tell({ brand: world.brand, member: second.member }, event, world.now()),
    );
    expect((await world.correspondence.messages.counts(second)).personal).toBe(1);
  });
});
