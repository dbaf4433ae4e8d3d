import { withEngines } from "@baize/ledger/testing";
import { beforeAll, describe, expect, it } from "vitest";
import type { CashierContext } from "../interface/ports.ts";
import { createWorld, type World } from "../testing/create-world.ts";
import { addCard, addCoin, ADDRESSES, PASSWORD, PAYER } from "../testing/member-steps.ts";

const DAY = 86_400_000;
const SEAL = { password: PASSWORD, keyId: "k1" } as const;

withEngines("Alipay accounts and coin addresses", (open) => {
  let world: World;
  let members = 0;
  const join = (): Promise<CashierContext> => world.join(`a${(members += 1)}`);
  const alipay = (ctx: CashierContext, more: { holder?: string | undefined; account?: string; qrId?: string } = {}) => {
    world.pictures.add(`${ctx.member.id}/alipay/qr`).add(`${ctx.member.id}/slip/slip`);
    return world.cashier.alipayAdd(ctx, { holder: PAYER, account: "13800138000", qrId: "qr", ...SEAL, ...more });
  };
  const virtual = (ctx: CashierContext, address: string, protocol = "TRC20", coinType = 1, alias = "") =>
    world.cashier.virtualAdd(ctx, { coinType, protocol, address, alias, ...SEAL });
  const list = async (ctx: CashierContext) => {
    const answer = await world.cashier.memberBanks(ctx, { withdraw_type: "all" });
    return answer.ok ? answer.data.list : [];
  };
  const defaults = async (ctx: CashierContext) => (await list(ctx)).map(({ type, isDefault }) => [type, isDefault]);

  beforeAll(async () => {
    world = await createWorld(await open());
  });

  describe("an Alipay account", () => {
    it("shows a phone number or an e-mail address masked", async () => {
      const ctx = await join();
      expect(await alipay(ctx)).toMatchObject({
        data: {
          type: "alipay",
          bankCode: "",
          bankName: "支付宝",
          accountMasked: "**** 8000",
          holderMasked: "王**",
          isDefault: true,
          enabled: true,
        },
      });
      expect(await alipay(ctx, { account: " member@mail.example " })).toMatchObject({
        data: { accountMasked: "m***@mail.example", enabled: false, reason: "cooling_off" },
      });
    });
    it.each([
      ["alipay_invalid", { account: "12345" }],
      ["alipay_invalid", { account: "member@" }],
      ["alipay_invalid", { account: "+44 13800138000" }],
      ["picture_unknown", { qrId: "none" }],
      ["picture_unknown", { qrId: "slip" }],
      ["holder_required", { holder: undefined }],
      ["holder_invalid", { holder: "王" }],
    ])("is refused with %s for %j", async (code, more) => {
      const ctx = await join();
      expect(await alipay(ctx, more)).toMatchObject({ ok: false, code });
      expect(await list(ctx)).toEqual([]);
    });
    it("does not take another member's picture", async () => {
      const [ctx, other] = [await join(), await join()];
      world.pictures.add(`${other.member.id}/alipay/theirs`);
      expect(await alipay(ctx, { qrId: "theirs" })).toMatchObject({ code: "picture_unknown" });
    });
    it("is one account however its letters are written", async () => {
      const ctx = await join();
      await alipay(ctx, { account: "member@mail.example" });
      expect(await alipay(ctx, { account: "Member@Mail.example" })).toEqual({
        ok: false,
        code: "account_exists",
        detail: {},
      });
    });
    it("stops at its own limit", async () => {
      const ctx = await join();
      for (const account of ["13800138001", "13800138002", "13800138003"])
        expect(await alipay(ctx, { account })).toMatchObject({ ok: true });
      expect(await alipay(ctx, { account: "13800138004" })).toEqual({
        ok: false,
        code: "account_limit",
        detail: { max: "3" },
      });
      await addCard(world, ctx);
      await addCoin(world, ctx);
      expect(await list(ctx)).toHaveLength(5);
    });
  });

  describe("the holder", () => {
    it("is fixed by the first bank or Alipay account and may then be left out", async () => {
      const ctx = await join();
      await addCoin(world, ctx);
      expect(await alipay(ctx, { holder: undefined })).toMatchObject({ code: "holder_required" });
      await alipay(ctx);
      const card = (number: string, holder?: string) =>
        world.cashier.bankAdd(ctx, { bankCode: "YUNHE", number, branch: "", ...SEAL, holder });
      expect(await card("6222020200112233")).toMatchObject({ data: { holderMasked: "王**" } });
      expect(await card("6222020200112244", "林晓川")).toEqual({ ok: false, code: "holder_mismatch", detail: {} });
      expect(await card("6222020200112244", " 王小明 ")).toMatchObject({ ok: true });
    });
    it("stays after every account is deleted", async () => {
      const ctx = await join();
      await world.cashier.payoutDelete(ctx, { id: await addCard(world, ctx) });
      expect(await alipay(ctx, { holder: "林晓川" })).toMatchObject({ code: "holder_mismatch" });
      expect(await world.cashier.memberBanks(ctx, { withdraw_type: "bank" })).toMatchObject({
        data: { list: [], holderMasked: "王**" },
      });
    });
  });

  describe("a coin address", () => {
    it("keeps its alias and needs no holder", async () => {
      expect(await virtual(await join(), ADDRESSES.TRC20[0], "TRC20", 1, "my wallet")).toMatchObject({
        data: { type: "coin", coinType: 1, protocol: "TRC20", alias: "my wallet", holderMasked: "", bankName: "USDT" },
      });
    });
    it.each([
      [ADDRESSES.TRC20[0], "TRC20", 1],
      [ADDRESSES.ERC20[0], "ERC20", 2],
      [ADDRESSES.OMNI[0], "OMNI", 3],
      [ADDRESSES.HHB[0], "HHB", 4],
    ])("is taken: %s", async (address, protocol, coinType) => {
      expect(await virtual(await join(), address, protocol, coinType)).toMatchObject({ ok: true });
    });
    it.each([
      ["mistyped", `${ADDRESSES.TRC20[0].slice(0, -1)}Y`, "TRC20", 1],
      ["of another network", ADDRESSES.ERC20[0], "TRC20", 1],
      ["in wrong case", ADDRESSES.ERC20[0].replace("C", "c"), "ERC20", 2],
      ["cut short", ADDRESSES.OMNI[0].slice(0, -2), "OMNI", 3],
      ["of another house coin", ADDRESSES.HHB[0], "BOB", 9],
      ["zero", `0x${"0".repeat(40)}`, "ERC20", 2],
      ["the token's own contract", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "TRC20", 1],
      ["a burn address", "1111111111111111111114oLvT2", "OMNI", 3],
    ])("is refused when it is %s", async (_, address, protocol, coinType) => {
      expect(await virtual(await join(), address, protocol, coinType)).toEqual({
        ok: false,
        code: "address_invalid",
        detail: { reason: expect.any(String) },
      });
    });
    it.each([
      [99, "TRC20"],
      [1, "ERC20"],
      [4, "TRC20"],
    ])("is refused where coin %i has no protocol %s", async (coinType, protocol) => {
      expect(await virtual(await join(), ADDRESSES.TRC20[0], protocol, coinType)).toEqual({
        ok: false,
        code: "coin_unknown",
        detail: {},
      });
    });
    it("is one account however a hexadecimal one is written", async () => {
      const ctx = await join();
      await virtual(ctx, ADDRESSES.ERC20[0], "ERC20", 2);
      expect(await virtual(ctx, ADDRESSES.ERC20[0].toLowerCase(), "ERC20", 2)).toEqual({
        ok: false,
        code: "account_exists",
        detail: {},
      });
    });
    it("cools off again when it is deleted and added again", async () => {
      const ctx = await join();
      const id = await addCoin(world, ctx);
      world.wait(2 * DAY);
      await world.cashier.virtualDelete(ctx, { id });
      expect(await virtual(ctx, ADDRESSES.TRC20[0])).toMatchObject({ data: { enabled: false, reason: "cooling_off" } });
    });
  });

  it.each(["wrong", "locked", "not_set"] as const)("are not added with a password that is %s", async (verdict) => {
    const ctx = await join();
    world.passwords.set(ctx.member.id, verdict);
    for (const answer of [await alipay(ctx, { account: "x" }), await virtual(ctx, "x")])
      expect(answer).toEqual({ ok: false, code: `withdraw_password_${verdict}`, detail: {} });
  });

  describe("default and deletion", () => {
    it("move the default to any account, once or again", async () => {
      const ctx = await join();
      await addCard(world, ctx);
      const id = await addCoin(world, ctx);
      for (let time = 0; time < 2; time += 1)
        expect(await world.cashier.payoutDefault(ctx, { id })).toEqual({ ok: true, data: { ok: true } });
      expect(await defaults(ctx)).toEqual([
        ["coin", true],
        ["bank", false],
      ]);
    });
    it("hand the default on when it is deleted", async () => {
      const ctx = await join();
      const card = await addCard(world, ctx);
      await alipay(ctx);
      expect(await world.cashier.payoutDelete(ctx, { id: card })).toEqual({ ok: true, data: { ok: true } });
      expect(await defaults(ctx)).toEqual([["alipay", true]]);
      expect(await world.cashier.payoutDelete(ctx, { id: card })).toEqual({
        ok: false,
        code: "account_unknown",
        detail: {},
      });
      expect(await world.cashier.payoutDefault(ctx, { id: card })).toEqual({
        ok: false,
        code: "account_unknown",
        detail: {},
      });
    });
    it("keep to their types", async () => {
      const ctx = await join();
      const [card, coin] = [await addCard(world, ctx), await addCoin(world, ctx)];
      expect(await world.cashier.payoutDelete(ctx, { id: coin })).toMatchObject({ code: "account_unknown" });
      expect(await world.cashier.virtualDelete(ctx, { id: card })).toMatchObject({ code: "account_unknown" });
      expect(await list(ctx)).toHaveLength(2);
    });
  });
});
