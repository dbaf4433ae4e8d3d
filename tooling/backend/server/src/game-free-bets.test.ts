import { contract } from "@baize/api-client/contract";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { openGame } from "./testing/play.ts";
import { newKey, type TestClient } from "./testing/test-client.ts";
import { startWorld } from "./testing/world.ts";

const { games, member, promo } = contract;
const text = { title: "免费投注", tag: "免费", html: "<p>免费投注</p>", rules: "<p>规则</p>" };
/** So many that one of them wins. */
const COUNT = 60;
const RULES = {
  type: "aloneActive",
  id: "many-free-bets",
  nav: "daily",
  seq: 46,
  texts: { "zh-CN": text, en: text },
  from: null,
  to: null,
  audience: { kind: "all" },
  budget: "1000",
  oneAccount: [],
  turnover: { multiple: "2", weights: null },
  expiryDays: 7,
  approval: false,
  conditions: [],
  reward: { kind: "freeBets", count: COUNT, stake: "5", categories: [7] },
  every: "once",
};

const boardGame = async (client: TestClient) => {
  const { data } = await client.call(games.list, { show: "7" });
  const [category] = data;
  const open = category?.providers.find(({ state }) => state === "normal")?.platform;
  const game = category?.games.find(({ platform }) => platform === open);
  if (game === undefined) throw new Error("No board game is open.");
  return game;
};

interface Round {
  readonly ok: boolean;
  readonly code?: string;
  readonly data?: {
    readonly payout: string;
    readonly state: string;
    readonly freeBets: readonly { readonly left: number }[];
  };
}

withEngines("a member's free bets", (open) => {
  it("are seen, played in a game without money of the member's, and their winnings come to the wallet", async () => {
    const world = await startWorld({ database: await open() });
    const client = world.client();
    await client.register("freebettor");
    await client.operator("/promotions/create", { rules: RULES });
    expect((await client.call(promo.detail, { id: RULES.id })).data.freeBets).toEqual({
      count: COUNT,
      stake: "5.00",
      categories: [7],
    });
    const { applyId: award, state } = (await client.call(promo.applyAloneActive, { id: RULES.id })).data;
    expect(state).toBe("paid");
    const record = async () => (await client.call(promo.record, { id: RULES.id })).data;
    expect(await record()).toMatchObject({ paid: "0.00", list: [{ freeBets: { left: COUNT, stake: "5.00" } }] });

    const game = await boardGame(client);
    const started = await client.call(games.start, { gameId: game.id, surface: "desktop" });
    const boot = await openGame(client, started.data.url);
    if (boot === null) throw new Error("The game did not open.");
    const choice = boot.payTables[0]?.choices[0] ?? "";
    const play = async (freeBet: string): Promise<Round> => {
      const reply = await fetch(`${client.origin}/play/api/round`, {
        method: "POST",
        headers: { play: boot.session, "content-type": "application/json" },
        body: JSON.stringify({ key: newKey(), stake: "5.00", choice, freeBet }),
      });
      return (await reply.json()) as Round;
    };
    const unknown = await play("P0000000000000000");
    expect(unknown).toMatchObject({ ok: false, code: "free_bet_unknown" });
    const other = world.client();
    await other.register("otherbettor");
    const { applyId: theirs } = (await other.call(promo.applyAloneActive, { id: RULES.id })).data;
    expect(await play(theirs)).toEqual(unknown);
    const left = (await other.call(promo.record, { id: RULES.id })).data.list[0]?.freeBets?.left;
    expect(left).toBe(COUNT);
    let [won, used] = ["0.00", 0];
    for (; won === "0.00" && used < COUNT; used += 1) {
      const round = await play(award);
      expect(round.ok).toBe(true);
      if (round.data?.state === "draw") used -= 1;
      won = round.data?.payout ?? won;
    }
    expect(Number(won)).toBeGreaterThan(0);
    expect(await record()).toMatchObject({
      list: [{ freeBets: { left: COUNT - used }, turnoverNeed: (2 * Number(won)).toFixed(2), turnoverDone: "0.00" }],
    });

    const back = { from: game.platform, to: "central", amount: won, reqId: newKey() };
    expect((await client.call(games.transferPost, back)).data.state).toBe("succeeded");
    expect((await client.call(member.balance, {})).data.balance).toBe(won);
    const bets = (await client.call(member.recordGame, {})).data;
    expect(bets.sum).toMatchObject({ valid: "0.00", win: won });
    expect(bets.list.every(({ content }) => content.startsWith("免费投注 · "))).toBe(true);
    expect((await client.call(promo.rebate, {})).data).toMatchObject({ amount: "0.00", lines: [] });
    expect((await client.call(member.vips, {})).data.turnover).toBe("0.00");
    expect(await client.operator("/audit")).toEqual([]);

    await client.call(promo.forfeit, { id: award });
    expect(await play(award)).toMatchObject({ ok: false, code: "free_bet_ended" });
    await world.close();
  }, 60_000);
});
