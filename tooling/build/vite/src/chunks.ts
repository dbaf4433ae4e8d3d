import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { FOREIGN, ownModule } from "./own-module.ts";
import { PAGE_WORDS } from "./words-by-page.ts";

type Chunk = Pick<
  Rolldown.OutputChunk,
  "fileName" | "facadeModuleId" | "isEntry" | "isDynamicEntry" | "imports" | "moduleIds" | "modules"
>;
/** Code that is loaded together, by those who need it. */
interface Part {
  readonly files: readonly string[];
  readonly size: number;
  /** Pages and late parts, by their chunk. */
  readonly users: Set<string>;
}

/** What one more file costs a visit, in characters of code before it is minified. */
const FILE_COST = 11_000;
/** Share of the visits to a page in which a part that it asks for late is loaded. */
const LATE_SHARE = 0.3;
const HOME = ownModule("games", "home/home-page");
/** Name of the file of what sends calls and reads answers: it comes after the first view, with every visit. */
export const CALLS = "calls";
const SENDING = ownModule("api-client", "sending");
/** Begins the name of the file of the words of one language that the first view needs. */
export const FIRST_WORDS = "words-";
/** Words that every page needs, and home's. */
const WORDS = [
  ownModule("(?:ui-kit|site|feature-kit)", "messages/([\\w-]+)"),
  new RegExp(`${PAGE_WORDS}games/home/home-page/([\\w-]+)$`),
];
const PAGE = ownModule("[\\w-]+", ".*-page");
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
/** Everything of ours but a brand's own part, with the style sheets and helpers that are made while building. */
const OURS = /^\0|(?:^|[\\/])(?:packages[\\/][\w-]+[\\/]src|@baize[\\/][\w-]+[\\/]dist)[\\/]/;

/** The parts with all their users: who loads a chunk loads what that imports. */
const withUsers = (parts: readonly Part[], chunks: ReadonlyMap<string, Chunk>): readonly Part[] => {
  const spread = parts.map((part) => ({ ...part, users: new Set(part.users) }));
  const partOf = new Map(spread.flatMap((part) => part.files.map((file) => [file, part])));
  for (let isSpreading = true; isSpreading;) {
    isSpreading = false;
    for (const { files, users } of spread)
      for (const { users: needed } of files
        .flatMap((file) => chunks.get(file)?.imports ?? [])
        .flatMap((file) => partOf.get(file) ?? []))
        for (const user of users)
          if (!needed.has(user)) {
            needed.add(user);
            isSpreading = true;
          }
  }
  return spread;
};

/** Joins parts as long as that costs all visits together less. */
const joinParts = (
  apart: readonly Part[],
  chunks: ReadonlyMap<string, Chunk>,
  weightOf: (user: string) => number,
): readonly Part[] => {
  const weigh = (users: Iterable<string>): number => [...users].reduce((sum, user) => sum + weightOf(user), 0);
  const costOf = ({ size, users }: Part): number => weigh(users) * (size + FILE_COST);
  const sum = (parts: readonly Part[]): number => parts.reduce((total, part) => total + costOf(part), 0);
  /** What joining two saves at most: with their new users they may need others too. */
  const savedBy = (one: Part, other: Part): number => {
    const both = weigh([...one.users].filter((user) => other.users.has(user)));
    return both * FILE_COST - (weigh(other.users) - both) * one.size - (weigh(one.users) - both) * other.size;
  };
  let parts = apart;
  let cost = sum(parts);
  for (;;) {
    const pairs = parts
      .flatMap((one, index) => parts.slice(index + 1).map((other) => ({ one, other, saves: savedBy(one, other) })))
      .filter(({ saves }) => saves > 0)
      .toSorted((first, second) => second.saves - first.saves);
    let best = { cost, parts };
    for (const { one, other, saves } of pairs) {
      if (cost - saves >= best.cost) break;
      const joined = {
        files: [...one.files, ...other.files],
        size: one.size + other.size,
        users: new Set([...one.users, ...other.users]),
      };
      const next = withUsers([...parts.filter((part) => part !== one && part !== other), joined], chunks);
      const nextCost = sum(next);
      if (nextCost < best.cost) best = { cost: nextCost, parts: next };
    }
    if (best.parts === parts) return parts;
    ({ cost, parts } = best);
  }
};

const nameOf = (modules: readonly string[]): string => {
  const [first = ""] = modules.filter((id) => !id.startsWith("\0")).toSorted();
  return first
    .split(/[\\/]/)
    .slice(-2)
    .join("-")
    .replace(/\.\w+(?:\.vanilla\.css)?$/, "");
};

/** The file of a module that every first view needs; a brand's own part stays with its entry. */
const firstFileOf = (id: string): string | undefined => {
  if (REACT.test(id)) return "react";
  if (FOREIGN.test(id)) return "vendor";
  return OURS.test(id) ? "shell" : undefined;
};

/**
 * Names the file of every module that several pages share: `react`, `vendor` and `shell` are what every first view
 * needs and what home shares with others, `calls` what sends and reads; the rest goes together by who needs it, so that
 * a page loads few files and little that it does not use.
 *
 * @param drafted a build in which what different pages need lies in different chunks
 * @returns names by the id of the module; modules that are left out stay with the one page that needs them
 */
export const planChunks = (drafted: readonly Chunk[]): ReadonlyMap<string, string> => {
  const chunks = new Map(drafted.map((chunk) => [chunk.fileName, chunk]));
  const reached = (file: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(file)) for (const next of (seen.add(file), chunks.get(file)?.imports ?? [])) reached(next, seen);
    return seen;
  };
  const late = drafted.filter(({ isDynamicEntry }) => isDynamicEntry);
  const loaded = late.map(({ fileName }) => ({ user: fileName, files: reached(fileName) }));
  const first = new Set(
    drafted
      .filter(({ isEntry, facadeModuleId }) => isEntry || HOME.test(facadeModuleId ?? ""))
      .flatMap(({ fileName }) => [...reached(fileName)]),
  );
  const shared = drafted.filter(({ isDynamicEntry }) => !isDynamicEntry);
  const calls = new Set(
    late
      .filter(({ facadeModuleId }) => SENDING.test(facadeModuleId ?? ""))
      .flatMap(({ fileName }) => [...reached(fileName)])
      .filter((file) => !first.has(file)),
  );
  const parts = joinParts(
    shared
      .filter(({ fileName }) => !first.has(fileName) && !calls.has(fileName))
      // always in the same order, since what saves the same is joined in it
      .toSorted((one, other) => (nameOf(one.moduleIds) < nameOf(other.moduleIds) ? -1 : 1))
      .map(({ fileName, modules }) => ({
        files: [fileName],
        size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
        users: new Set(loaded.filter(({ files }) => files.has(fileName)).map(({ user }) => user)),
      })),
    chunks,
    (user) => (PAGE.test(chunks.get(user)?.facadeModuleId ?? "") ? 1 : LATE_SHARE),
  );
  const names = new Map<string, string>();
  for (const { facadeModuleId, moduleIds } of late) {
    const [, locale] = WORDS.flatMap((words) => words.exec(facadeModuleId ?? "") ?? []);
    if (locale !== undefined) for (const id of moduleIds) names.set(id, `${FIRST_WORDS}${locale}`);
  }
  for (const file of calls) for (const id of chunks.get(file)?.moduleIds ?? []) names.set(id, CALLS);
  for (const { files } of parts) {
    const modules = files.flatMap((file) => chunks.get(file)?.moduleIds ?? []);
    for (const id of modules) names.set(id, nameOf(modules));
  }
  for (const id of shared.filter(({ fileName }) => first.has(fileName)).flatMap(({ moduleIds }) => moduleIds)) {
    const name = firstFileOf(id);
    if (name !== undefined) names.set(id, name);
  }
  return names;
};

/**
 * Divides the code of a browser's build into files. Who needs what is known once all is linked, so the site is built
 * twice: first in memory, for the plan.
 *
 * @param draft the configuration of the build without what checks or writes its files
 */
export const plannedChunks = (draft: () => InlineConfig): Plugin => ({
  name: "baize:planned-chunks",
  apply: "build",
  async config({ root, build: { rolldownOptions: { input } = {} } = {} }) {
    const config = draft();
    const built = await build({
      ...config,
      ...(root !== undefined && { root }),
      publicDir: false,
      logLevel: "error",
      build: {
        ...config.build,
        write: false,
        minify: false,
        rolldownOptions: {
          ...(input !== undefined && { input }),
          output: { codeSplitting: { groups: [{ name: "part", minShareCount: 2, entriesAware: true }] } },
        },
      },
    });
    const names = planChunks(
      [built]
        .flat()
        .flatMap((result) => ("output" in result ? result.output : []))
        .filter((file) => file.type === "chunk"),
    );
    const group = {
      name: (id: string) => names.get(id) ?? null,
      debugName: "plan",
      includeDependenciesRecursively: false,
    };
    // Files then do not change with the names of those that they import.
    return { build: { chunkImportMap: true, rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
  },
});
