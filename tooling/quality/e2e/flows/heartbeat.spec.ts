import { HEARTBEAT_MS } from "@baize/domain";
import { chromium, expect, type Page, test } from "@playwright/test";
import { siteOf } from "../ports.ts";
import { enterWithNothing, expectPlaying } from "./game-acts.ts";
import { openUnwatchedBrowser } from "./unwatched-browser.ts";
import { signIn, type WireMember, wireMember } from "./wire-member.ts";

const site = siteOf("10001");
/** A hidden tab is woken once a minute; with a heartbeat's own pause and jitter, and some for a busy machine. */
const LONGEST_GAP_MS = 60_000 + HEARTBEAT_MS;

interface Online {
  readonly member: string;
  readonly gameId: string;
  readonly seenAt: number;
}
const seenBy = async ({ visitor, id }: WireMember): Promise<Online | undefined> =>
  ((await visitor.operator("/online")) as readonly Online[]).find((one) => one.member === id);
/** When each beat of a tab was sent. */
const beatsOf = (page: Page): number[] => {
  const beats: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/heartbeat")) beats.push(Date.now());
  });
  return beats;
};

test("a hidden and throttled tab stays present, one tab beats for all, and the one with a game leads", async ({
  launchOptions,
}, info) => {
  const member = await wireMember(site, info);
  const { context, close } = await openUnwatchedBrowser(launchOptions.executablePath ?? chromium.executablePath());
  try {
    await signIn(context, member);
    const lobby = await context.newPage();
    const inLobby = beatsOf(lobby);
    await lobby.goto(`${site}/venue/realbet`);
    await expect.poll(() => inLobby.length).toBe(1);

    const other = await context.newPage();
    const elsewhere = beatsOf(other);
    await other.goto(`${site}/venue/realbet`);
    await other.bringToFront();
    expect(await lobby.evaluate(() => document.visibilityState)).toBe("hidden");
    await expect.poll(() => inLobby.length, { timeout: LONGEST_GAP_MS, intervals: [1_000] }).toBe(2);
    expect(elsewhere).toEqual([]);
    expect(await seenBy(member)).toMatchObject({ gameId: "" });

    await other.getByRole("button", { name: "进入游戏 澜禾真人" }).click();
    await enterWithNothing(other);
    await expectPlaying(other, "0.00");
    const game = new URL(other.url()).searchParams.get("game") ?? "";
    await expect.poll(async () => (await seenBy(member))?.gameId).toBe(game);
    const before = inLobby.length;
    await expect
      .poll(() => elsewhere.length, { timeout: LONGEST_GAP_MS, intervals: [1_000] })
      .toBeGreaterThanOrEqual(2);
    expect(inLobby.length).toBe(before);

    await other.close();
    await expect.poll(() => inLobby.length).toBe(before + 1);
  } finally {
    await close();
  }
});
