import { contract } from "@baize/api-client/contract";
import { newKey, type TestClient } from "./test-client.ts";

export interface Boot {
  readonly session: string;
  readonly payTables: readonly { readonly choices: readonly string[] }[];
}
export interface Played {
  readonly ok: boolean;
  readonly code?: string;
}

/** Opens a launch address as a browser does, and reads what the page's script starts with; null when it is spent. */
export const openGame = async (client: TestClient, path: string): Promise<Boot | null> => {
  const page = await fetch(client.origin + path);
  const data = /<script[^>]*id="boot"[^>]*>([\s\S]*?)<\/script>/.exec(await page.text())?.[1];
  return data === undefined ? null : (JSON.parse(data) as Boot);
};

/** A game of the live category that is open: one choice is enough to play a round of it. */
export const findGame = async (client: TestClient): Promise<{ readonly id: string; readonly platform: string }> => {
  const [category] = (await client.call(contract.games.list, { show: "2" })).data;
  const isOpen = (platform: string): boolean =>
    category?.providers.some((provider) => provider.platform === platform && provider.state === "normal") ?? false;
  const game = category?.games.find(({ platform }) => isOpen(platform));
  if (!game) throw new Error("No live game is open.");
  return game;
};

export const playRound = async (client: TestClient, boot: Boot, stake: string): Promise<Played> => {
  const choice = boot.payTables.flatMap(({ choices }) => choices).find((one) => one !== "*") ?? "*";
  const headers = { play: boot.session, "content-type": "application/json" };
  const body = JSON.stringify({ key: newKey(), stake, choice });
  const reply = await fetch(`${client.origin}/play/api/round`, { method: "POST", headers, body });
  return (await reply.json()) as Played;
};
