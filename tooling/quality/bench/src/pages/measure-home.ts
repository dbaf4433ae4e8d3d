import { compare, kB, median, noiseOf, type Row } from "../row.ts";
import { type Ground, ROUNDS } from "./ground.ts";
import { look, type View } from "./visit.ts";

const HOME = "/app/home";

/**
 * The first view of a brand's home on a phone with a slow line and processor, beside the same page without scripts and
 * pages of the libraries alone.
 */
export const measureHome = async ({ browser, site, baselines }: Ground): Promise<Row[]> => {
  const views: Record<"home" | "still" | "libraries" | "bare", View[]> = {
    home: [],
    still: [],
    libraries: [],
    bare: [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    views.home.push(await look(browser, `${site.origin}${HOME}`));
    views.still.push(await look(browser, baselines.stillOf(HOME), { starts: false }));
    views.libraries.push(await look(browser, baselines.urlOf("libraries")));
    views.bare.push(await look(browser, baselines.urlOf("bare")));
  }
  const of = (page: keyof typeof views, part: keyof View): number[] => views[page].map((view) => view[part]);
  const calls = median(views.home.map((view) => view.early));
  return [
    compare(
      "JavaScript until home can be used, brotli",
      of("home", "scripts"),
      { name: "the libraries alone", values: of("libraries", "scripts") },
      "≤ 110 kB, ≤ 1.45",
      kB,
    ),
    {
      what: "requests until ready, pictures and data apart",
      figure: `${median(of("home", "requests"))} (and ${calls} for data)`,
      baseline: "1 (without scripts)",
      ratio: "–",
      budget: "≤ 8",
      noise: noiseOf(of("home", "requests")),
    },
    compare(
      "largest paint",
      of("home", "largest"),
      { name: "without scripts", values: of("still", "largest") },
      "≤ 1.10",
    ),
    compare("ready", of("home", "ready"), { name: "bare React page", values: of("bare", "ready") }, "≤ 1.15"),
    compare(
      "data asked for",
      of("home", "asked"),
      { name: "its largest paint", values: of("home", "largest") },
      "≤ 1.20",
    ),
    {
      what: "layout shift",
      figure: median(of("home", "shift")).toFixed(3),
      baseline: `${median(of("still", "shift")).toFixed(3)} (without scripts)`,
      ratio: "–",
      budget: "≤ 0.02",
      noise: "–",
    },
  ];
};
