import { MOBILE_BASE, paths } from "@baize/domain";
import { compare, type Row } from "../row.ts";
import { type Ground, ROUNDS } from "./ground.ts";
import { look } from "./visit.ts";

/** Public pages, beside home. */
const PAGES: Readonly<Record<string, string>> = {
  "log-in": paths.login,
  registration: paths.register,
  "a hall": paths.venueRealbet,
  lobby: paths.egame,
  promotions: paths.activityDiscount,
  help: paths.help("index"),
};

/** The largest paint of public pages on a phone, each beside its own document without scripts, or home's. */
export const measurePaint = async ({ browser, site, baselines }: Ground): Promise<Row[]> => {
  const values: Record<string, number[]> = {};
  const note = async (url: string, starts: boolean): Promise<void> => {
    const { largest } = await look(browser, url, { starts });
    (values[url] ??= []).push(largest);
  };
  const pages = Object.entries(PAGES).map(([name, path]) => {
    const at = `${MOBILE_BASE}${path}`;
    return { name, url: `${site.origin}${at}`, still: baselines.stillOf(at), isOwn: baselines.isRendered(at) };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const still of new Set(pages.map((page) => page.still))) await note(still, false);
    for (const { url } of pages) await note(url, true);
  }
  return pages.map(({ name, url, still, isOwn }) =>
    compare(
      `largest paint, ${name}`,
      values[url] ?? [],
      { name: isOwn ? "without scripts" : "home without scripts: it has no document", values: values[still] ?? [] },
      "≤ 1.15",
    ),
  );
};
