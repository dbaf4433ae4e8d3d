import { MOBILE_BASE, paths } from "@baize/domain";
import { compare, type Row } from "../row.ts";
import { type Ground, ROUNDS } from "./ground.ts";
import { firstPaint, openContext, slowDown, type TabSession } from "./visit.ts";

const PAGES = [paths.user, paths.deposit, paths.withdraw, paths.transfer, paths.transRecord, paths.message];

/** When a page that is opened with a session, as on a reload, shows anything. */
const open = async ({ browser }: Ground, url: string, session: TabSession): Promise<number> => {
  const context = await openContext(browser, "phone", session);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url);
    return await firstPaint(page);
  } finally {
    await context.close();
  }
};

/** The first paint of a member's pages on a phone, beside their document or shell without scripts, or home's. */
export const measureMembers = async (ground: Ground): Promise<Row[]> => {
  const { site, baselines } = ground;
  const session = await site.logIn();
  const pages = PAGES.map((path) => {
    const at = `${MOBILE_BASE}${path}`;
    return { path, url: `${site.origin}${at}`, still: baselines.stillOf(at, true) };
  });
  const values: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1)
    for (const url of new Set(pages.flatMap((page) => [page.still, page.url])))
      (values[url] ??= []).push(await open(ground, url, session));
  return pages.map(({ path, url, still }) =>
    compare(
      `first paint of ${path}`,
      values[url] ?? [],
      { name: `${new URL(still).pathname} without scripts`, values: values[still] ?? [] },
      "≤ 1.30",
    ),
  );
};
