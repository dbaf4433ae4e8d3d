import { contract } from "@baize/api-client/contract";
import { newKey, type TestClient } from "./test-client.ts";

export interface Boot {
  readonly session: string;
  readonly payTables: readonly { readonly choices: readonly string[] }[];
}
export interface Played {
  readonly ok: boolean;
  readonly code?: string;
  /** Of a limit that refuses. */
  readonly detail?: { readonly period: string; readonly left: string; readonly until: number | null };
  readonly data?: { readonly stake: string; readonly payout: string };
}

/** Opens a launch address as a browser does, and reads what the page's script starts with; null when it is spent. */
export const openGame = async (client: TestClient, path: string): Promise<Boot | null> => {
  const page = await fetch(client.origin + path);
  const data = /<script[^>]*id="boot"[^>]*>([\s\S]*?)<\/script>/.exec(await page.text())?.[1];
  return data === undefined ? null : (JSON.parse(data) as Boot);
};

/** A game of a category that is open: in one of the live category, one choice is enough to play a round. */
export const findGame = async (
  client: TestClient,
  show: "2" | "6" = "2",
): Promise<{ readonly id: string; readonly platform: string }> => {
  const [category] = (await client.call(contract.games.list, { show })).data;
  const isOpen = (platform: string): boolean =>
    category?.providers.some((provider) => provider.platform === platform && provider.state === "normal") ?? false;
  const game = category?.games.find(({ platform }) => isOpen(platform));
  if (!game) throw new Error(`No game of category ${show} is open.`);
  return game;
};

/** A game, entered for money, with so much in its wallet. */
export const enterGame = async (client: TestClient, amount: string, show: "2" | "6" = "2") => {
  const game = await findGame(client, show);
  await client.call(contract.games.transferPost, { from: "central", to: game.platform, amount, reqId: newKey() });
  const { url } = (await client.call(contract.games.start, { gameId: game.id, surface: "desktop" })).data;
  const boot = await openGame(client, url);
  if (boot === null) throw new Error("The game did not open.");
  return { game, boot };
};

export const playRound = async (
  client: TestClient,
  boot: Boot,
  stake: string,
  choice = boot.payTables.flatMap(({ choices }) => choices).find((one) => one !== "*") ?? "*",
): Promise<Played> => {
  const headers = { play: boot.session, "content-type": "application/json" };
  const body = JSON.stringify({ key: newKey(), stake, choice });
  const reply = await fetch(`${client.origin}/play/api/round`, { method: "POST", headers, body });
  return (await reply.json()) as Played;
};
