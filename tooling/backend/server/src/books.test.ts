import { contract } from "@baize/api-client/contract";
import { all, type Database, raw, run } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { findGame, openGame, playRound } from "./testing/play.ts";
import { newKey } from "./testing/test-client.ts";
import { startWorld } from "./testing/world.ts";

const breakBooks = (database: Database, by: number): Promise<number> =>
  database.atomic(() =>
    run(raw("update ledger_account set balance = balance + ? where id = (select min(id) from ledger_account)", by)),
  );
const countPostings = async (database: Database): Promise<bigint> => {
  const [row] = await database.read(() => all(raw<{ n: bigint }>("select count(*) as n from ledger_posting")));
  return row?.n ?? 0n;
};

withEngines("books that do not agree", (open) => {
  it("stop bets, confirmations, grants, jobs and calls, show in the console, and leave reads to members", async () => {
    const database = await open();
    const world = await startWorld({ database });
    const member = world.client();
    const id = await member.register("brokenbooks");
    await member.payIn("1000.00");
    const game = await findGame(member);
    await member.call(contract.games.transferPost, {
      from: "central",
      to: game.platform,
      amount: "600.00",
      reqId: newKey(),
    });
    const boot = await openGame(
      member,
      (await member.call(contract.games.start, { gameId: game.id, surface: "desktop" })).data.url,
    );
    if (!boot) throw new Error("The game did not open.");
    const method = { channelId: "bank-transfer", payerName: "林晓", amount: "100.00" };
    const order = (await member.call(contract.finance.depositCreate, { ...method, reqId: newKey() })).data;

    await breakBooks(database, 1);
    const before = await countPostings(database);
    expect(await member.operator("/books/verify", {})).toMatchObject({
      findings: [{ rule: "sum_not_zero" }, { rule: "balance_not_entries" }],
    });
    expect(world.sandbox.moneyGate()?.reason).toContain("The books do not agree");
    expect(await playRound(member, boot, "20.00")).toMatchObject({ ok: false });
    await expect(member.operator(`/deposits/${order.id}/confirm`, {})).rejects.toThrow("Money is read-only");
    const grant = { kind: "rebate", amount: "12.34", multiple: "0", label: "周返水", ref: "week-47" };
    await expect(member.operator(`/members/${id}/grant`, grant)).rejects.toThrow("Money is read-only");
    await world.sandbox.runJobs();
    const move = { from: game.platform, to: "central", amount: "100.00", reqId: newKey() };
    expect((await member.call(contract.games.transferPost, move)).code).toBe("server_busy");
    expect(await countPostings(database)).toBe(before);
    expect((await member.call(contract.member.balance, {})).data.balance).toBe("400.00");
    expect((await member.call(contract.finance.transactions, {})).code).toBe("");
    expect(await member.operator("/gate")).toMatchObject({ reason: expect.stringContaining("sum_not_zero") as string });

    await breakBooks(database, -1);
    expect(await member.operator("/books/verify", {})).toEqual({ findings: [] });
    expect((await member.call(contract.games.transferPost, move)).data.state).toBe("succeeded");
    await member.operator(`/deposits/${order.id}/confirm`, {});
    expect((await member.call(contract.member.balance, {})).data.balance).toBe("600.00");
    expect(await member.operator("/audit")).toEqual([]);
    expect(world.log().match(/books_disagree/g)).toHaveLength(1);
    expect(world.log()).not.toMatch(/"level":50/);
    await world.close();
  }, 60_000);

  it("stop a process that runs already once another finds them at its start", async () => {
    const database = await open();
    const world = await startWorld({ database });
    const member = world.client();
    await member.register("twoprocesses");
    await breakBooks(database, 1);
    const { dataDir } = world;
    const second = await startWorld({ database, dataDir });
    const deposit = () =>
      member.call(contract.finance.depositCreate, {
        channelId: "bank-transfer",
        payerName: "林晓",
        amount: "100.00",
        reqId: newKey(),
      });
    await expect.poll(async () => (await deposit()).code, { timeout: 20_000 }).toBe("server_busy");
    await breakBooks(database, -1);
    await second.close();
    const third = await startWorld({ database, dataDir });
    await expect.poll(async () => (await deposit()).code, { timeout: 20_000 }).toBe("");
    await third.close();
    await world.close();
  }, 60_000);
});
