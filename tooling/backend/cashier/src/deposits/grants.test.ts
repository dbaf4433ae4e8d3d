import { ledger } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { beforeAll, expect, it } from "vitest";
import type { Grant } from "../interface/operator-cashier.ts";
import type { CashierContext } from "../interface/ports.ts";
import { createWorld, type World } from "../testing/create-world.ts";
import { findings } from "../testing/ledger-state.ts";
import { book } from "../wallets/book.ts";

withEngines("grants", (open) => {
  let world: World;
  let members = 0;
  const join = (code = "10001"): Promise<CashierContext> => world.join(`g${(members += 1)}`, { ...world.rules, code });
  const grant = ({ brand, member }: CashierContext, more: Partial<Grant> = {}) =>
    world.cashier.operator.grant({
      brand: brand.code,
      member: member.id,
      kind: "bonus",
      amount: "88.8",
      multiple: "2.5",
      label: "welcome",
      ref: world.key(),
      ...more,
    });
  const balance = async (ctx: CashierContext) => {
    const answer = await world.cashier.balance(ctx);
    return answer.ok ? answer.data.balance : "";
  };

  beforeAll(async () => {
    world = await createWorld(await open());
  });

  it("credit the wallet from the house's bonus account, with requirement and record", async () => {
    const ctx = await join("gifts");
    expect(await grant(ctx)).toMatchObject({
      ok: true,
      data: {
        state: "succeeded",
        amount: "88.80",
        fee: "0.00",
        receive: "88.80",
        payAmount: "88.80",
        currency: "CNY",
        label: "welcome",
        payTo: null,
      },
    });
    expect(await balance(ctx)).toBe("88.80");
    expect(await world.cashier.turnover(ctx)).toMatchObject({
      data: { left: "222.00", list: [{ source: "bonus", amount: "88.80", multiple: "2.5", need: "222.00" }] },
    });
    expect(await world.cashier.transactions(ctx, { date: -1, page: 1, size: 20, kind: "bonus" })).toMatchObject({
      data: {
        total: 1,
        netDeposits: "0.00",
        list: [
          {
            kind: "bonus",
            label: "welcome",
            amount: "88.80",
            state: "succeeded",
            coin: null,
            settledAt: expect.any(String),
          },
        ],
      },
    });
    expect((await world.database.read(() => ledger.account(book.house("gifts", "bonus"))))?.balance).toBe(-8880n);
    expect(await world.cashier.lifetime(ctx.member.id)).toEqual({ deposits: 0n, withdrawals: 0n, turnover: 0n });
  });
  it("of rebates are records of their own and need no turnover at multiple 0", async () => {
    const ctx = await join();
    await grant(ctx, { kind: "rebate", multiple: "0", label: "weekly rebate" });
    expect(await world.cashier.turnover(ctx)).toMatchObject({ data: { list: [] } });
    const kinds = async (kind: "bonus" | "rebate") => {
      const answer = await world.cashier.transactions(ctx, { date: -1, page: 1, size: 20, kind });
      return answer.ok ? answer.data.list.map(({ label }) => label) : [];
    };
    expect([await kinds("bonus"), await kinds("rebate")]).toEqual([[], ["weekly rebate"]]);
  });
  it("act once for a number of the brand and answer the same again", async () => {
    const ctx = await join();
    const ref = world.key();
    const first = await grant(ctx, { ref });
    world.wait(1000);
    expect(await grant(ctx, { ref, amount: "88.80" })).toEqual(first);
    const id = first.ok ? first.data.id : "";
    for (const other of [
      { amount: "88.81" },
      { kind: "rebate" as const },
      { multiple: "3" },
      { label: "other" },
      { member: (await join()).member.id },
    ])
      expect(await grant(ctx, { ref, ...other })).toEqual({ ok: false, code: "ref_used", detail: { id } });
    expect(await grant(await join("other-brand"), { ref })).toMatchObject({ ok: true });
    expect(await balance(ctx)).toBe("88.80");
  });
  it.each([
    [{ amount: "0" }, "amount"],
    [{ amount: "-1" }, "amount"],
    [{ amount: "1.005" }, "amount"],
    [{ amount: "1e3" }, "amount"],
    [{ amount: "99999999999", multiple: "2" }, "amount"],
    [{ multiple: "-1" }, "multiple"],
    [{ multiple: "1000" }, "multiple"],
    [{ multiple: "" }, "multiple"],
    [{ multiple: "1.005" }, "multiple"],
  ])("are refused with %j and move nothing", async (more, field) => {
    const ctx = await join();
    expect(await grant(ctx, more)).toEqual({ ok: false, code: "amount_invalid", detail: { field } });
    expect(await balance(ctx)).toBe("0.00");
  });
  it("reach no member of another brand", async () => {
    const ctx = await join();
    for (const more of [{ brand: "188" }, { member: "nobody" }])
      expect(await grant(ctx, more)).toEqual({ ok: false, code: "member_unknown", detail: {} });
    expect(await balance(ctx)).toBe("0.00");
  });
  it("leave a ledger without findings", async () => {
    expect(await findings(world)).toEqual([]);
  });
});
