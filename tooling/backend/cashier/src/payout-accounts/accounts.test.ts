import { withEngines } from "@baize/ledger/testing";
import { beforeAll, describe, expect, it } from "vitest";
import type { CashierContext } from "../interface/ports.ts";
import { createWorld, type World } from "../testing/create-world.ts";
import { addCard, addCoin, ADDRESSES, CARD, PASSWORD } from "../testing/member-steps.ts";

const HOUR = 3_600_000;

withEngines("payout accounts", (open) => {
  let world: World;
  let members = 0;
  const join = (): Promise<CashierContext> => world.join(`p${(members += 1)}`);
  const add = (ctx: CashierContext, more: Partial<Parameters<typeof world.cashier.bankAdd>[1]> = {}) =>
    world.cashier.bankAdd(ctx, {
      bankCode: "YUNHE",
      holder: "王小明",
      number: CARD,
      branch: "",
      password: PASSWORD,
      keyId: "k1",
      ...more,
    });
  const list = async (ctx: CashierContext, withdraw_type: "all" | "bank" | "alipay" | "coin" = "all") => {
    const answer = await world.cashier.memberBanks(ctx, { withdraw_type });
    return answer.ok ? answer.data.list : [];
  };

  beforeAll(async () => {
    world = await createWorld(await open());
  });

  it("show number and holder masked, the first as default and usable at once", async () => {
    const ctx = await join();
    expect(await add(ctx)).toMatchObject({
      ok: true,
      data: {
        type: "bank",
        bankCode: "YUNHE",
        bankName: "云禾银行",
        accountMasked: "**** 2233",
        holderMasked: "王**",
        isDefault: true,
        enabled: true,
        reason: null,
        usableFrom: null,
      },
    });
    expect(await world.cashier.memberBanks(ctx, { withdraw_type: "all" })).toMatchObject({
      data: {
        max: { bank: 5, alipay: 3, coin: 5 },
        holderMasked: "王**",
        coolingOffHours: 24,
        list: [{ accountMasked: "**** 2233", alias: "", addedAt: "2026-11-20T12:00:00+08:00" }],
      },
    });
  });
  it("cool off for a day when they are not the first", async () => {
    const ctx = await join();
    await addCard(world, ctx);
    expect(await add(ctx, { number: "6222020200118888" })).toMatchObject({
      data: { isDefault: false, enabled: false, reason: "cooling_off", usableFrom: expect.stringContaining("+08:00") },
    });
    world.wait(24 * HOUR - 1);
    expect((await list(ctx))[1]).toMatchObject({ enabled: false });
    world.wait(1);
    expect((await list(ctx))[1]).toMatchObject({ enabled: true, reason: null, usableFrom: null });
  });
  it("cool off also when the first has been deleted", async () => {
    const ctx = await join();
    await addCoin(world, ctx);
    const [first] = await list(ctx);
    expect(first).toMatchObject({ enabled: true, isDefault: true, type: "coin", protocol: "TRC20", coinType: 1 });
    expect(await world.cashier.virtualDelete(ctx, { id: first?.id ?? "" })).toEqual({ ok: true, data: { ok: true } });
    expect(await add(ctx)).toMatchObject({ data: { enabled: false, reason: "cooling_off", isDefault: true } });
  });

  describe("adding a card", () => {
    it.each([
      ["bank_unknown", { bankCode: "NOBANK" }],
      ["holder_invalid", { holder: "王" }],
      ["holder_invalid", { holder: "王小明1" }],
      ["holder_invalid", { holder: "<b>王</b>" }],
      ["number_invalid", { number: "62220202001" }],
      ["number_invalid", { number: "6222 0202 0011 223x" }],
      ["number_invalid", { number: "1".repeat(20) }],
    ])("refuses with %s", async (code, more) => {
      const ctx = await join();
      expect(await add(ctx, more)).toEqual({ ok: false, code, detail: {} });
      expect(await list(ctx)).toEqual([]);
    });
    it.each(["not_set", "wrong", "locked"] as const)(
      "refuses a password that is %s before it looks at anything",
      async (verdict) => {
        const ctx = await join();
        world.passwords.set(ctx.member.id, verdict);
        expect(await add(ctx, { bankCode: "NOBANK" })).toEqual({
          ok: false,
          code: `withdraw_password_${verdict}`,
          detail: {},
        });
      },
    );
    it("keeps the first holder, however its spaces and composition are written", async () => {
      const ctx = await join();
      expect(await add(ctx, { holder: " José  Núñez " })).toMatchObject({ ok: true });
      expect(await add(ctx, { number: "6222020200118888", holder: "José Núñez".normalize("NFD") })).toMatchObject({
        ok: true,
      });
      expect(await add(ctx, { number: "6222020200117777", holder: "王小明" })).toEqual({
        ok: false,
        code: "holder_mismatch",
        detail: {},
      });
    });
    it("refuses a number twice for one member, not for two", async () => {
      const [ctx, other] = [await join(), await join()];
      await addCard(world, ctx);
      expect(await add(ctx)).toEqual({ ok: false, code: "account_exists", detail: {} });
      expect(await add(other)).toMatchObject({ ok: true });
    });
    it("stops at the limit", async () => {
      const ctx = await join();
      for (let index = 0; index < 5; index += 1)
        expect(await add(ctx, { number: `622202020011223${index}` })).toMatchObject({ ok: true });
      expect(await add(ctx, { number: "6222020200112239" })).toEqual({
        ok: false,
        code: "account_limit",
        detail: { max: "5" },
      });
    });
  });

  describe("deleting a coin address", () => {
    it("deletes it once and moves the default on", async () => {
      const ctx = await join();
      await addCoin(world, ctx, ADDRESSES.TRC20[0]);
      await addCoin(world, ctx, ADDRESSES.TRC20[1]);
      const accounts = await list(ctx, "coin");
      const id = accounts[0]?.id ?? "";
      expect(await world.cashier.virtualDelete(ctx, { id })).toMatchObject({ ok: true });
      expect(await world.cashier.virtualDelete(ctx, { id })).toEqual({
        ok: false,
        code: "account_unknown",
        detail: {},
      });
      expect((await list(ctx)).map(({ isDefault }) => isDefault)).toEqual([true]);
    });
    it("does not reach bank cards, other members or ids that are none", async () => {
      const [ctx, other] = [await join(), await join()];
      const card = await addCard(world, ctx);
      await addCoin(world, other);
      const foreign = (await list(other))[0]?.id ?? "";
      for (const id of [card, foreign, "A1"])
        expect(await world.cashier.virtualDelete(ctx, { id })).toEqual({
          ok: false,
          code: "account_unknown",
          detail: {},
        });
      expect(await list(ctx)).toHaveLength(1);
      expect(await list(other)).toHaveLength(1);
    });
    it("frees the address to be added again", async () => {
      const ctx = await join();
      await addCoin(world, ctx);
      await world.cashier.virtualDelete(ctx, { id: (await list(ctx))[0]?.id ?? "" });
      await addCoin(world, ctx);
      expect(await list(ctx)).toHaveLength(1);
    });
  });

  it("are listed by type", async () => {
    const ctx = await join();
    await addCard(world, ctx);
    await addCoin(world, ctx);
    const types = async (type: "all" | "bank" | "alipay" | "coin") =>
      (await list(ctx, type)).map((account) => account.type);
    expect([await types("all"), await types("bank"), await types("coin"), await types("alipay")]).toEqual([
      ["bank", "coin"],
      ["bank"],
      ["coin"],
      [],
    ]);
  });
  it("go to banks in four ordered groups and to coins by protocol", async () => {
    const ctx = await join();
    const banks = await world.cashier.withdrawBanks(ctx);
    const groups = banks.ok ? banks.data.map(({ group }) => group) : [];
    expect(groups).toEqual(groups.toSorted((a, b) => a - b));
    expect(new Set(groups).size).toBe(4);
    expect(
      banks.ok &&
        banks.data.every(
          ({ code, name, pinyin, initials }) =>
            name !== code && /^[a-z]+yinhang$/.test(pinyin) && /^[a-z]{2}yh$/.test(initials),
        ),
    ).toBe(true);
    expect(banks.ok && banks.data.find(({ code }) => code === "YUNHE")).toMatchObject({
      name: "云禾银行",
      pinyin: "yunheyinhang",
      initials: "yhyh",
    });
    expect(await world.cashier.virtualProtocols(ctx)).toMatchObject({
      data: [
        { coinType: 1, name: "USDT", protocols: [{ code: "TRC20", rate: "7.12", fee: "7.12" }] },
        { coinType: 2 },
        { coinType: 3, protocols: [{ code: "OMNI" }] },
        { coinType: 4, name: "HHB" },
        { coinType: 9 },
        { coinType: 17 },
      ],
    });
  });
});
