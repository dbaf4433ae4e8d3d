// Holds docs/security.md to the repository: cited paths and commands exist, and totals are what its tables say.
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const PAGE = "docs/security.md";
/** Items of ASVS 5.0.0 on levels 1 and 2. */
const ITEMS = 253;
const STATES = ["held", "n/a", "not held"];
const PATH = /^(?:apps|brands|docs|packages|tooling)\/\S+$|^(?:package\.json|\.oxlintrc\.json|pnpm-\w+\.yaml)$/;
const COMMAND = /^p?npm(?: --filter (\S+))? (\S+)/;
/** pnpm's own commands that the page may name. */
const PNPM = ["sbom"];

/** Every listed item with its state, `[id, state]`. */
const readItems = (text) => {
  const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \|.*?\| (held|n\/a|not held) \|/gm)];
  const unused = [...text.matchAll(/^None is used\. Not applicable: (.*)\.$/gm)];
  const ids = unused.flatMap(([, list]) => list.split(", "));
  return [...rows.map(([, id, state]) => [id, state]), ...ids.map((id) => [id, "n/a"])];
};

const TOTALS = /^\| (\d+ [^|]+|all) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm;
const checkTotals = (text, listed) =>
  [...text.matchAll(TOTALS)].flatMap(([, name, ...told]) => {
    const own = name === "all" ? listed : listed.filter(([id]) => id.startsWith(`${name.split(" ")[0]}.`));
    const real = [own.length, ...STATES.map((state) => own.filter(([, one]) => one === state).length)];
    return real.join() === told.join() ? [] : [`totals of "${name}" are ${real.join(", ")}, not ${told.join(", ")}`];
  });

/**
 * What is wrong with the page, a sentence each. `exists(path)` from the repository's root; `scriptsOf(package)`: the
 * names of its scripts, those of the root for "".
 */
export function checkPage(text, { exists, scriptsOf, items = ITEMS }) {
  const spans = [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span);
  const paths = spans.filter((span) => PATH.test(span) && !exists(span)).map((path) => `${path} does not exist`);
  const commands = spans.flatMap((span) => {
    const [, owner = "", name] = COMMAND.exec(span) ?? [];
    const isThere = name === undefined || scriptsOf(owner).includes(name) || (owner === "" && PNPM.includes(name));
    return isThere ? [] : [`there is no command "${span}"`];
  });
  const listed = readItems(text);
  const ids = new Set(listed.map(([id]) => id));
  const isWhole = listed.length === items && ids.size === items;
  const count = isWhole ? [] : [`${ids.size} items stand in ${listed.length} places, not ${items} in as many`];
  return [...paths, ...commands, ...count, ...checkTotals(text, listed)];
}

const readScripts = (owner) => {
  const name = /^@baize\/(.+)$/.exec(owner)?.[1];
  const folders =
    name === undefined
      ? ["."]
      : ["packages", "tooling/backend", "tooling/build", "tooling/quality"].map((room) => `${room}/${name}`);
  const file = folders.map((folder) => `${folder}/package.json`).find((path) => existsSync(path));
  return file === undefined ? [] : Object.keys(JSON.parse(readFileSync(file, "utf8")).scripts ?? {});
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = checkPage(readFileSync(PAGE, "utf8"), { exists: existsSync, scriptsOf: readScripts });
  for (const sentence of found) process.stderr.write(`${PAGE}: ${sentence}\n`);
  process.stdout.write(`${PAGE}, ${found.length} faults\n`);
  process.exit(found.length === 0 ? 0 : 1);
}
