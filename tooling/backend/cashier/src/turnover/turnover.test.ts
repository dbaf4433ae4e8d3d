import { withEngines } from "@baize/ledger/testing";
import { beforeAll, expect, it } from "vitest";
import type { CashierContext } from "../interface/ports.ts";
import { createWorld, type World } from "../testing/create-world.ts";
import { addCard, payIn } from "../testing/member-steps.ts";

withEngines("turnover", (open) => {
  let world: World;
  let members = 0;
  let bets = 0;
  const join = (): Promise<CashierContext> => world.join(`t${(members += 1)}`);
  const play = (ctx: CashierContext, valid: bigint, ref = `ref-${(bets += 1)}`) =>
    world.database.atomic(() => world.cashier.recordTurnover(ctx.member.id, valid, ref));
  const progress = async (ctx: CashierContext) => {
    const answer = await world.cashier.turnover(ctx);
    return answer.ok
      ? { left: answer.data.left, list: answer.data.list.map(({ done, state }) => [done, state]) }
      : null;
  };

  beforeAll(async () => {
    world = await createWorld(await open());
  });

  it("fills open requirements oldest first", async () => {
    const ctx = await join();
    for (const amount of ["100", "200", "300"]) {
      await payIn(world, ctx, amount, false);
      world.wait(1);
    }
    expect(await progress(ctx)).toEqual({
      left: "600.00",
      list: [
        ["0.00", "open"],
        ["0.00", "open"],
        ["0.00", "open"],
      ],
    });
    await play(ctx, 15_000n);
    expect(await progress(ctx)).toEqual({
      left: "450.00",
      list: [
        ["50.00", "open"],
        ["0.00", "open"],
        ["100.00", "met"],
      ],
    });
    await play(ctx, 1_000_000n);
    expect(await progress(ctx)).toMatchObject({ left: "0.00" });
    expect((await progress(ctx))?.list.every(([, state]) => state === "met")).toBe(true);
  });
  it("counts a bet once, and does not save up what nothing asked for", async () => {
    const ctx = await join();
    expect([await play(ctx, 50_000n, "bet-a"), await play(ctx, 50_000n, "bet-a")]).toEqual([true, false]);
    expect((await world.cashier.lifetime(ctx.member.id)).turnover).toBe(50_000n);
    const grown = (startMs: number, endMs: number) =>
      world.database.read(() => world.cashier.progressIn(ctx.member.id, { startMs, endMs }));
    expect(await grown(world.now(), world.now() + 1)).toEqual({ deposits: 0n, turnover: 50_000n });
    expect(await grown(0, world.now())).toEqual({ deposits: 0n, turnover: 0n });
    await payIn(world, ctx, "100", false);
    expect(await progress(ctx)).toEqual({ left: "100.00", list: [["0.00", "open"]] });
  });
  it("takes a bet without valid turnover and refuses a negative one", async () => {
    const ctx = await join();
    await payIn(world, ctx, "100", false);
    expect(await play(ctx, 0n)).toBe(true);
    await expect(play(ctx, -1n)).rejects.toThrow(RangeError);
    expect(await progress(ctx)).toMatchObject({ left: "100.00" });
  });
  it("keeps what each bet counted for each requirement, newest first, in pages that sum to its progress", async () => {
    const ctx = await join();
    for (const amount of ["100", "200"]) {
      await payIn(world, ctx, amount, false);
      world.wait(1);
    }
    const refs = [];
    for (let index = 0; index < 9; index += 1) {
      refs.unshift(`many-${ctx.member.id}-${index}`);
      await play(ctx, 1_500n, refs[0]);
      world.wait(1);
    }
    world.forgotten.add(refs[3] ?? "");
    const turnover = await world.cashier.turnover(ctx);
    const list = turnover.ok ? turnover.data.list : [];
    const bets = async (id: string, page: number) => {
      const answer = await world.cashier.turnoverBets(ctx, { id, page, size: 4 });
      if (!answer.ok) throw new Error(answer.code);
      return answer.data;
    };
    const [second, first] = [list[0]?.id ?? "", list[1]?.id ?? ""];
    expect(list.map(({ done, state }) => [done, state])).toEqual([
      ["35.00", "open"],
      ["100.00", "met"],
    ]);
    const pages = [await bets(first, 1), await bets(first, 2), await bets(first, 3)];
    expect(pages.map(({ total, list: rows }) => [total, rows.length])).toEqual([
      [7, 4],
      [7, 3],
      [7, 0],
    ]);
    const rows = pages.flatMap((page) => page.list);
    expect(rows.map(({ betId }) => betId)).toEqual(refs.slice(2));
    expect(rows.map(({ counted }) => counted)).toEqual(["10.00", ...Array.from({ length: 6 }, () => "15.00")]);
    expect(rows.slice(0, 2).map(({ valid, game }) => [valid, game])).toEqual([
      ["15.00", { platformName: "lotus hall", gameName: `game of ${refs[2]}` }],
      ["15.00", null],
    ]);
    expect((await bets(second, 1)).list.map(({ betId, counted }) => [betId, counted])).toEqual([
      [refs[0], "15.00"],
      [refs[1], "15.00"],
      [refs[2], "5.00"],
    ]);
  });
  it("lets a withdrawal take the balance from the last cent on", async () => {
    const ctx = await join();
    await payIn(world, ctx, "100", false);
    const withdrawable = async () => {
      const answer = await world.cashier.balance(ctx);
      return answer.ok ? answer.data.withdrawable : "";
    };
    const input = { accountId: await addCard(world, ctx), amount: "100" };
    await play(ctx, 9_999n);
    expect(await withdrawable()).toBe("0.00");
    expect(await world.cashier.withdrawPreview(ctx, input)).toEqual({
      ok: false,
      code: "turnover_missing",
      detail: { left: "0.01" },
    });
    await play(ctx, 1n);
    expect(await withdrawable()).toBe("100.00");
    expect(await world.cashier.withdrawPreview(ctx, input)).toMatchObject({ ok: true });
  });
  it("is refused for a member without a wallet", async () => {
    await expect(world.database.atomic(() => world.cashier.recordTurnover("nobody", 1n, "bet-nobody"))).rejects.toThrow(
      /foreign key/i,
    );
    await expect(world.cashier.lifetime("nobody")).rejects.toThrow("openMember");
  });
});
