import { contract, HEADER_NAMES } from "@baize/api-client/contract";
import { withEngines } from "@baize/ledger/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wasBarred } from "../agency-ports.ts";
import { type Actor, createActor, PASSWORD } from "../authorisation/actor.test.support.ts";
import { findGame, openGame, playRound } from "../testing/play.ts";
import { freshPhone, newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

const { finance, games, protection, messages, promo } = contract;
const HOUR = 3_600_000;

const orderOf = (amount: string, channelId = "bank-transfer") => ({
  channelId,
  payerName: "林晓",
  amount,
  reqId: newKey(),
});
const limitOf = async (client: TestClient, period: "day" | "week" | "month") => {
  const { depositLimits } = (await client.call(protection.state, {})).data;
  return depositLimits.find((one) => one.period === period);
};
const confirmed = async (client: TestClient, password = PASSWORD) => {
  const { sealed, keyId } = await client.seal(password);
  return { loginPassword: sealed, keyId };
};
const titlesOf = async (client: TestClient): Promise<readonly string[]> =>
  (await client.call(messages.list, { kind: "personal", page: "1", size: "20" })).data.list.map(({ title }) => title);
const logIn = async (client: TestClient, name: string): Promise<void> => {
  client.token = null;
  await client.logIn(name, PASSWORD);
};

describe("a deposit limit of a member", () => {
  let world: World;
  let client: TestClient;
  beforeAll(async () => {
    world = await startWorld();
    client = world.client();
    await client.register("limited");
  }, 60_000);
  afterAll(() => world.close());
  /** Sessions do not outlive half an hour without their members. */
  const wait = async (ms: number): Promise<void> => {
    world.advance(ms);
    await logIn(client, "limited");
  };

  it("starts with none, not decided, and with the names of the other brands in the member's language", async () => {
    const zh = (await client.call(protection.state, {})).data;
    expect(zh).toMatchObject({ increaseDelayHours: 24, isDecided: false, pause: null, otherBrands: ["测试beta"] });
    expect(zh.depositLimits.map(({ period, amount, left }) => [period, amount, left])).toEqual([
      ["day", null, null],
      ["week", null, null],
      ["month", null, null],
    ]);
    const en = await client.call(protection.state, {}, { [HEADER_NAMES.language]: "en" });
    expect(en.data.otherBrands).toEqual(["Trial beta"]);
    expect((await client.call(protection.decideNoLimit, {})).code).toBe("");
    expect((await client.call(protection.state, {})).data.isDecided).toBe(true);
  });

  it("refuses an amount of too many decimals, and takes zero", async () => {
    const wrong = await client.call(protection.setLimit, { kind: "deposit", period: "month", amount: "10.001" });
    expect(wrong.envelope).toMatchObject({ code: "bad_request", data: { field: "amount" } });
  });

  it("refuses an order above what is left, before it is made, and says what and until when", async () => {
    const set = await client.call(protection.setLimit, { kind: "deposit", period: "week", amount: "1000.00" });
    expect(set.data).toEqual({ isPending: false, from: "2026-11-27T12:00:00+08:00" });
    await client.payIn("600.00");
    await wait(HOUR);
    const input = orderOf("500.00");
    const over = await client.call(finance.depositCreate, input);
    const detail = { period: "week", limit: "1000.00", left: "400.00", until: "2026-12-04T12:00:00+08:00" };
    expect(over.envelope).toMatchObject({ code: "deposit_limit", data: detail });
    expect((await client.call(finance.depositOpen, {})).data).toEqual([]);
    await client.call(protection.setLimit, { kind: "deposit", period: "day", amount: "700.00" });
    expect((await client.call(finance.depositCreate, orderOf("200.00"))).envelope).toMatchObject({
      code: "deposit_limit",
      data: { period: "day", left: "100.00", until: "2026-11-28T12:00:00+08:00" },
    });
    expect((await client.call(finance.depositCreate, input)).code, "recorded under its key").toBe("deposit_limit");
  });

  it("counts an open order until it is over, fees included and coins by their worth", async () => {
    const order = (await client.call(finance.depositCreate, orderOf("100.00", "wechat-scan"))).data;
    expect(await limitOf(client, "day")).toMatchObject({ used: "700.00", left: "0.00", freesAt: order.deadline });
    expect((await client.call(finance.depositCreate, orderOf("100.00"))).code).toBe("deposit_limit");
    await client.call(finance.depositCancel, { id: order.id });
    expect(await limitOf(client, "day")).toMatchObject({ used: "600.00", left: "100.00" });
    const coin = await client.call(finance.depositCreate, orderOf("100.00", "coin-hhb"));
    expect(coin.code).toBe("");
    expect((await limitOf(client, "day"))?.used).toBe("700.00");
    await client.call(finance.depositPaid, { id: coin.data.id });
    await wait(HOUR);
    expect((await limitOf(client, "day"))?.used, "a payment that was reported does not expire").toBe("700.00");
    await client.operator(`/deposits/${coin.data.id}/refuse`, {});
    expect((await limitOf(client, "day"))?.used).toBe("600.00");
  });

  it("never refuses the money of an order that was opened before, however late it arrives", async () => {
    const order = (await client.call(finance.depositCreate, orderOf("100.00"))).data;
    await wait(HOUR);
    expect((await client.call(finance.depositCreate, orderOf("100.00", "alipay-scan"))).code).toBe("");
    await client.call(protection.setLimit, { kind: "deposit", period: "day", amount: "0" });
    await client.operator(`/deposits/${order.id}/confirm`, {});
    expect(await limitOf(client, "day")).toMatchObject({ amount: "0.00", used: "800.00", left: "0.00" });
    expect((await client.call(contract.member.balance, {})).data.balance).toBe("700.00");
  });

  it("is raised after a day, by a confirmation within seven, and tells the member each time", async () => {
    const asked = await client.call(protection.setLimit, { kind: "deposit", period: "day", amount: "5000.00" });
    expect(asked.data.isPending).toBe(true);
    const id = (await limitOf(client, "day"))?.pending?.id ?? "";
    const early = await client.call(protection.confirmLimit, { id });
    expect(early.envelope).toMatchObject({ code: "limit_waits", data: { until: asked.data.from } });
    expect((await client.call(protection.confirmLimit, { id: "PW1" })).code).toBe("limit_unknown");
    await wait(24 * HOUR);
    await world.sandbox.runJobs();
    expect((await client.call(protection.confirmLimit, { id })).code).toBe("");
    expect(await limitOf(client, "day")).toMatchObject({ amount: "5000.00", pending: null });
    await client.call(protection.setLimit, { kind: "deposit", period: "week" });
    const dropped = (await limitOf(client, "week"))?.pending?.id ?? "";
    expect((await client.call(protection.dropLimit, { id: dropped })).code).toBe("");
    expect((await limitOf(client, "week"))?.pending).toBeNull();
    const titles = await titlesOf(client);
    for (const title of ["限额已修改", "已申请调整限额", "限额调整待确认"]) expect(titles).toContain(title);
    expect(await client.operator("/audit")).toEqual([]);
  });

  it("shows net deposits since the registration", async () => {
    expect((await client.call(protection.state, {})).data.netDeposits).toMatchObject({
      deposits: "700.00",
      withdrawals: "0.00",
      net: "700.00",
      since: "2026-11-27T12:00:00+08:00",
    });
  });
});

withEngines("fifty deposits at once", (open) => {
  it("never pass a limit", async () => {
    const world = await startWorld({ database: await open() });
    const client = world.client();
    await client.register("parallel");
    await client.call(protection.setLimit, { kind: "deposit", period: "day", amount: "350.00" });
    world.advance(1);
    const channels = ["bank-transfer", "alipay-scan", "wechat-scan", "usdt-trc20", "usdt-erc20"];
    const asked = Array.from({ length: 50 }, (_, index) =>
      client.call(finance.depositCreate, orderOf("100.00", channels[index % channels.length])),
    );
    const codes = (await Promise.all(asked)).map(({ code }) => code);
    expect(codes.filter((code) => code === "")).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(["", "order_open", "deposit_limit"]));
    expect(await limitOf(client, "day")).toMatchObject({ used: "300.00", left: "50.00" });
    expect(await client.operator("/audit")).toEqual([]);
    await world.close();
  }, 120_000);
});

describe("a break", () => {
  let world: World;
  let actor: Actor;
  beforeAll(async () => {
    world = await startWorld();
    await world.sandbox.seed("alpha");
    actor = await createActor(world, "tired", "6222000011112222");
  }, 60_000);
  afterAll(() => world.close());

  it("needs the log-in password", async () => {
    const wrong = await confirmed(actor.client, "Wr0ngpassword");
    expect((await actor.client.call(protection.takeBreak, { length: "P1D", ...wrong })).code).toBe("login_wrong");
    expect((await actor.client.call(protection.state, {})).data.pause).toBeNull();
  });

  it("ends play, refuses deposits, transfers in and starts, and leaves the way out open", async () => {
    const { client, uid, bank, pin } = actor;
    const game = await findGame(client);
    const into = { from: "central", to: game.platform, amount: "600.00" };
    await client.call(games.transferPost, { ...into, reqId: newKey() });
    const start = { gameId: game.id, surface: "desktop", mode: "real" } as const;
    const boot = await openGame(client, (await client.call(games.start, start)).data.url);
    if (!boot) throw new Error("The game did not open.");
    expect(await playRound(client, boot, "20.00")).toMatchObject({ ok: true });
    const opened = (await client.call(finance.depositCreate, orderOf("100.00"))).data;
    const offer = { titleZh: "活动", titleEn: "Offer", bodyZh: "正文", bodyEn: "Body", format: "text" };
    await client.operator("/messages/send", { kind: "activity", audience: "all", ...offer });
    const offers = async () =>
      (await client.call(messages.list, { kind: "activity", page: "1", size: "20" })).data.list.map(
        ({ title }) => title,
      );
    expect(await offers()).toContain("活动");

    const taken = await client.call(protection.takeBreak, { length: "P1D", ...(await confirmed(client)) });
    const until = "2026-11-28T12:00:00+08:00";
    expect(taken.data).toEqual({ kind: "break", since: "2026-11-27T12:00:00+08:00", until });
    const paused = { code: "play_paused", data: { kind: "break", until } };
    expect(await playRound(client, boot, "20.00"), "a stake in the game that runs").toMatchObject({
      ok: false,
      code: "play_paused",
    });
    const again = { length: "P1D" as const, ...(await confirmed(client)) };
    expect((await client.call(protection.takeBreak, again)).envelope).toMatchObject({
      code: "pause_longer",
      data: { until },
    });
    expect((await client.call(finance.depositCreate, orderOf("100.00", "alipay-scan"))).envelope).toMatchObject(paused);
    expect((await client.call(games.start, start)).envelope).toMatchObject(paused);
    expect((await client.call(games.start, { ...start, mode: "demo" })).code).not.toBe("play_paused");
    expect(
      (await client.call(games.transferPost, { ...into, amount: "1.00", reqId: newKey() })).envelope,
    ).toMatchObject(paused);
    expect((await client.call(promo.join, { id: "sign-in" })).code).toBe("activity_unknown");
    expect((await client.call(promo.sign, {})).code).toBe("not_eligible");
    expect(await offers()).not.toContain("活动");
    await expect(
      client.operator("/messages/send", { kind: "activity", audience: "member", name: "tired", ...offer }),
    ).rejects.toThrow("member_paused");

    const out = { from: game.platform, to: "central", amount: "100.00", reqId: newKey() };
    expect((await client.call(games.transferPost, out)).data.state).toBe("succeeded");
    expect((await client.call(games.recyclePost, { reqId: newKey() })).code).toBe("");
    const payout = { accountId: bank, amount: "100.00", password: pin.sealed, keyId: pin.keyId, reqId: newKey() };
    expect((await client.call(finance.withdrawSubmit, payout)).code).toBe("");
    await client.operator(`/deposits/${opened.id}/confirm`, {});
    expect((await client.call(finance.depositOrder, { id: opened.id })).data.state).toBe("succeeded");
    expect(await titlesOf(client)).toContain("休息期已开始");
    expect(world.log()).toContain('"event":"play_paused"');
    expect(await client.operator(`/protection/${uid}`)).toMatchObject({ pause: { kind: "break" } });

    world.advance(24 * HOUR);
    await logIn(client, "tired");
    expect((await client.call(protection.state, {})).data.pause).toBeNull();
    expect((await client.call(finance.depositCreate, orderOf("100.00", "alipay-scan"))).code).toBe("");
    expect(await client.operator("/audit")).toEqual([]);
    const end = Date.parse(until);
    const earnsNothing = (startMs: number, endMs: number) =>
      world.database.read(() => wasBarred("alpha", uid, { startMs, endMs }));
    expect(await earnsNothing(end - 1, end), "a day with a break in it").toBe(true);
    expect(await earnsNothing(end, end + HOUR)).toBe(false);
  });
});

describe("a self-exclusion", () => {
  let world: World;
  let client: TestClient;
  let same: TestClient;
  let uid: string;
  const phone = freshPhone();
  beforeAll(async () => {
    world = await startWorld();
    client = world.client();
    uid = await client.register("leaver", PASSWORD, phone);
    same = world.client(world.otherUrl);
    await same.register("leaverbeta", PASSWORD, phone);
  }, 60_000);
  afterAll(() => world.close());

  it("of one brand leaves the same person at another alone", async () => {
    const input = { length: "P6M", allBrands: false, ...(await confirmed(client)) } as const;
    expect((await client.call(protection.exclude, input)).data.kind).toBe("exclusion");
    expect((await same.call(finance.depositCreate, orderOf("100.00"))).code).toBe("");
  });

  it("of all brands covers the same person there, who can log in and read", async () => {
    const input = { length: "P1Y", allBrands: true, ...(await confirmed(client)) } as const;
    const until = "2027-11-27T12:00:00+08:00";
    expect((await client.call(protection.exclude, input)).data.until).toBe(until);
    for (const one of [client, same])
      expect((await one.call(finance.depositCreate, orderOf("100.00", "alipay-scan"))).envelope).toMatchObject({
        code: "play_paused",
        data: { kind: "exclusion", until },
      });
    await logIn(same, "leaverbeta");
    expect((await same.call(contract.member.balance, {})).code).toBe("");
    expect(await titlesOf(same)).toContain("自我排除已生效");
  });

  it("keeps the phone from a new account and from another member, once the excluded member has another", async () => {
    const bind = async (who: TestClient, account: string) => {
      // A code goes to a number once a minute.
      world.advance(61_000);
      const { ticket, code } = await who.askCode("bind", account);
      const input = { type: "phone", area: "86", account, ticket, code, ...(await confirmed(who)) } as const;
      return (await who.call(contract.profile.bind, input)).code;
    };
    const other = freshPhone();
    expect(await bind(client, other)).toBe("");
    for (const taken of [phone, other]) {
      const newcomer = world.client(world.otherUrl);
      const form = await newcomer.registration(`new${taken.slice(-6)}`, PASSWORD, taken);
      expect((await newcomer.call(contract.account.register, form)).code).toBe("account_taken");
    }
    const stranger = world.client();
    await stranger.register("stranger1");
    expect(await bind(stranger, phone)).toBe("account_taken");
    expect(await bind(stranger, freshPhone())).toBe("");
    expect(await bind(client, phone), "the excluded member's own").toBe("");
  });

  it("comes over whoever brings the excluded member's payout account, at any brand", async () => {
    const card = async (who: TestClient, number: string): Promise<string> => {
      const { sealed, keyId } = await who.setWithdrawPassword("258369", PASSWORD);
      const input = { bankCode: "YUNHE", holder: "林晓", number, password: sealed, keyId };
      return (await who.call(finance.bankAdd, input)).code;
    };
    const number = "6222000011117777";
    expect(await card(client, number)).toBe("");
    for (const [index, origin] of [world.url, world.otherUrl].entries()) {
      const second = world.client(origin);
      await second.register(`second${index}`);
      expect((await second.call(finance.depositCreate, orderOf("100.00"))).code).toBe("");
      expect(await card(second, number), "it can be paid to").toBe("");
      expect((await second.call(finance.depositCreate, orderOf("100.00", "alipay-scan"))).envelope).toMatchObject({
        code: "play_paused",
        data: { kind: "exclusion", until: "2027-11-27T12:00:00+08:00" },
      });
      const third = world.client(origin);
      await third.register(`third${index}`);
      expect(await card(third, "6222000011118888")).toBe("");
      expect((await third.call(finance.depositCreate, orderOf("100.00"))).code, "another card is another's").toBe("");
    }
  });

  it("is lifted by the operator alone, after its end, with a note; nothing comes back before", async () => {
    const lift = (note: string) => client.operator(`/protection/${uid}/lift`, { note });
    await expect(lift("asked by post")).rejects.toThrow("exclusion_lasts: until 2027-11-27T12:00:00+08:00");
    await expect(client.operator("/protection/nobody/lift", { note: "x" })).rejects.toThrow("member_unknown");
    world.advance(366 * 24 * HOUR);
    await logIn(client, "leaver");
    expect((await client.call(finance.depositCreate, orderOf("100.00"))).code).toBe("play_paused");
    await expect(lift("")).rejects.toThrow("note_invalid");
    await lift("asked by <b>post</b>");
    expect((await client.call(finance.depositCreate, orderOf("100.00"))).code).toBe("");
    const page = await client.consolePage(`/protection?member=${uid}`);
    expect(page).toContain("exclusion_lifted");
    expect(page).toContain("asked by &lt;b&gt;post");
    expect(page).not.toContain("<b>post");
    expect(await client.consolePage("/protection?member=nobody")).toContain("No such member");
    expect(world.log()).toContain('"action":"lift_exclusion"');
    expect(await client.operator("/audit")).toEqual([]);
  });
});
