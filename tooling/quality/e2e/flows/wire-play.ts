import { contract } from "@baize/api-client/contract";
import { newKey } from "@baize/server/testing";
import { expect } from "@playwright/test";
import { giveBonus, moveToGame, WALLET, type WireMember } from "./wire-member.ts";

interface Boot {
  readonly session: string;
  readonly payTables: readonly { readonly choices: readonly string[] }[];
}

/** Enough for every round of a flow, whatever they bring. */
export const CHIPS = 200_000;

/**
 * Bets one stake after the other at a live table, with money that asks for no turnover, until it is enough. What is
 * left of it stays in the game wallet.
 */
export const betUntil = async (member: WireMember, stake: string, isEnough: () => Promise<boolean>): Promise<void> => {
  const { visitor } = member;
  await giveBonus(member, CHIPS.toFixed(2));
  expect(await moveToGame(member, CHIPS.toFixed(2))).toBe("succeeded");
  const [live] = (await visitor.call(contract.games.list, { show: "2" })).data;
  const gameId = live?.games.find(({ platform }) => platform === WALLET)?.id ?? "";
  const { url } = (await visitor.call(contract.games.start, { gameId, surface: "mobile" })).data;
  const page = await (await fetch(visitor.origin + url)).text();
  const boot = JSON.parse(/<script[^>]*id="boot"[^>]*>([^]*?)<\/script>/.exec(page)?.[1] ?? "{}") as Boot;
  const choice = boot.payTables.flatMap(({ choices }) => choices).find((one) => one !== "*");
  while (!(await isEnough())) {
    const reply = await fetch(`${visitor.origin}/play/api/round`, {
      method: "POST",
      headers: { play: boot.session, "content-type": "application/json" },
      body: JSON.stringify({ key: newKey(), stake, choice }),
    });
    expect(await reply.json()).toMatchObject({ ok: true });
  }
};

/** Bets until every requirement of turnover is met. */
export const betAllTurnover = async (member: WireMember, stake: string): Promise<void> =>
  betUntil(member, stake, async () => (await member.visitor.call(contract.finance.turnover, {})).data.left === "0.00");
