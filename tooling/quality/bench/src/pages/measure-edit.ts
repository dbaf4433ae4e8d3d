import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { repositoryRoot } from "@baize/brand";
import { brandApp } from "@baize/vite";
import { build, type Plugin, type PluginOption, type Rolldown } from "vite";
import { kB, type Row } from "../row.ts";

const CODE = "10001";
const PAGE = join(repositoryRoot, "packages/finance/src/withdraw/withdraw-page.tsx");
/** A gap of the withdrawal page. */
const [LINE, EDITED] = ["<Stack gap={6}>", "<Stack gap={5}>"];

/** Changes one line of one page while it is built. */
const editPage = (): Plugin => ({
  name: "bench:edit-page",
  enforce: "pre",
  transform: (code, id) => {
    if (id !== PAGE) return null;
    if (!code.includes(LINE)) throw new Error(`${PAGE} has no ${LINE}. Name another line in measure-edit.ts.`);
    return { code: code.replace(LINE, EDITED), map: null };
  },
});

/** What only adds to a build that is written. */
const ADDS = ["baize:brand-files", "baize:finish"];
const isNeeded = (option: PluginOption): boolean =>
  !(typeof option === "object" && option !== null && "name" in option && ADDS.includes(option.name));

/** The scripts of a build, by name. */
const buildScripts = async (...edits: readonly Plugin[]): Promise<ReadonlyMap<string, string>> => {
  const { plugins = [], ...app } = brandApp(CODE);
  const { output } = (await build({
    ...app,
    configFile: false,
    logLevel: "warn",
    plugins: [...edits, ...plugins.filter(isNeeded)],
    build: { ...app.build, write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(output.flatMap((part) => (part.type === "chunk" ? [[part.fileName, part.code]] : [])));
};

const weigh = (codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);

/** What a returning member fetches again after one line of one page was changed. */
export const measureEdit = async (): Promise<Row[]> => {
  const [before, after] = [await buildScripts(), await buildScripts(editPage())];
  const anew = [...after].filter(([file, code]) => before.get(file) !== code).map(([, code]) => code);
  if (anew.length === 0) throw new Error("The edit changed nothing.");
  const [figure, all] = [weigh(anew), weigh([...before.values()])];
  return [
    {
      what: "scripts fetched again after an edit of one line",
      figure: `${anew.length} files, ${kB(figure)}`,
      baseline: `${before.size} files, ${kB(all)} (all)`,
      ratio: (figure / all).toFixed(3),
      budget: "≤ 2 files, ≤ 5 kB",
      noise: "0 %",
    },
  ];
};
