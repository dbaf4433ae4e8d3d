import { MOBILE_BASE, paths } from "@baize/domain";
import type { Page } from "playwright";
import { compare, kB, median, type Row } from "../row.ts";
import { type Ground, ROUNDS } from "./ground.ts";
import { LINE, openContext, readView, settle, slowDown } from "./visit.ts";

const PAGES: Readonly<Record<string, string>> = { home: paths.home, lobby: paths.egame };

interface Again {
  readonly largest: number;
  readonly requests: number;
  readonly calls: number;
  readonly bytes: number;
}

/** Waits until the site's worker has taken over, with all that it keeps. */
const awaitWorker = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await new Promise<void>((resolve) => {
      const look = (): void => (active?.state === "activated" ? resolve() : void setTimeout(look, 50));
      look();
    });
  });
};

/** Gives the workers of this page's context the slow line too, and stops them as they are between two visits. */
const slowWorkers = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const whole = await page.context().browser()?.newBrowserCDPSession();
  if (!whole) throw new Error("The browser is gone.");
  const { targetInfos } = await whole.send("Target.getTargets");
  for (const { targetId } of targetInfos.filter(({ type }) => type === "service_worker")) {
    const { sessionId } = await whole.send("Target.attachToTarget", { targetId, flatten: false });
    const say = async (id: number, method: string, params: object): Promise<unknown> =>
      whole.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) });
    await say(1, "Network.enable", {});
    await say(2, "Network.emulateNetworkConditions", LINE);
  }
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
};

/** The second visit of one browser. */
const comeAgain = async ({ browser, site }: Ground, url: string, isSite: boolean): Promise<Again> => {
  const context = await openContext(browser, "phone");
  try {
    const first = await context.newPage();
    await first.goto(url);
    await settle(first, isSite);
    if (isSite) await awaitWorker(first);
    await first.close();
    const page = await context.newPage();
    await slowDown(page);
    if (isSite) await slowWorkers(page);
    site.takeSent();
    await page.goto(url);
    await settle(page, isSite);
    const { largest } = await readView(page);
    const sent = site.takeSent();
    return {
      largest,
      requests: sent.length,
      calls: sent.filter(({ path }) => path.startsWith("/api/")).length,
      bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  } finally {
    await context.close();
  }
};

/** A further visit with the site's worker in place, beside a further visit to the same page without scripts. */
export const measureRepeat = async (ground: Ground): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const at = `${MOBILE_BASE}${path}`;
    const [again, still]: [Again[], Again[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      again.push(await comeAgain(ground, `${ground.site.origin}${at}`, true));
      still.push(await comeAgain(ground, ground.baselines.stillOf(at), false));
    }
    const of = (part: keyof Again): number => median(again.map((one) => one[part]));
    rows.push(
      compare(
        `${name} again, largest paint`,
        again.map(({ largest }) => largest),
        { name: "without scripts, again", values: still.map(({ largest }) => largest) },
        "≤ 0.40",
      ),
      {
        what: `${name} again, sent`,
        figure: `${kB(of("bytes"))} in ${of("requests")} requests`,
        baseline: `${of("calls")} of them for data`,
        ratio: "–",
        budget: "data alone",
        noise: "–",
      },
    );
  }
  return rows;
};
