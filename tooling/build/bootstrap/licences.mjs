// pnpm run licences [--check]: writes docs/licences.md from what is installed, or fails where the file differs. Fails,
// in both forms, on a licence that is not allowed here; why these are stands in docs/decisions/018-licences.md.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const FILE = "docs/licences.md";
const PERMISSIVE = ["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "Python-2.0"];
const ALLOWED = new Set([...PERMISSIVE, "CC0-1.0", "Unlicense", "CC-BY-4.0", "MPL-2.0"]);
/** Licences that one package may have and no other. */
const EXCEPTIONS = [
  { package: /^@img\/sharp-/, licence: "LGPL-3.0-or-later" },
  { package: /^truncate-utf8-bytes$/, licence: "WTFPL" },
];
/** Packages whose manifest names no licence: what their licence file says. */
const READ_BY_HAND = { "require-like@0.1.2": "MIT" };
const GROUPS = [
  { title: "Published packages and brand apps", filters: ["./packages/*", "./apps/*"], prod: true },
  {
    title: "The reference back end",
    filters: ["./tooling/backend/*"],
    prod: true,
  },
  { title: "Tools and tests", filters: ["*"], prod: false },
];

/** Whether an SPDX expression of names joined by OR, or by AND, is allowed; what mixes the two is not. */
export function isAllowed(name, expression) {
  const terms = expression.replace(/^\((.*)\)$/, "$1");
  const alone = (licence) =>
    ALLOWED.has(licence) || EXCEPTIONS.some((one) => one.package.test(name) && one.licence === licence);
  const either = terms.split(" OR ");
  return either.length > 1 ? either.some(alone) : terms.split(" AND ").every(alone);
}

/** "name@version" of the lockfile's packages that are installed on some machines only. */
export function readPlatformBound(lockfile) {
  const bound = new Set();
  let current = "";
  for (const line of lockfile.split("\n")) {
    const key = /^ {2}'?([^' ][^']*?)'?:/.exec(line)?.[1];
    if (key) current = key;
    if (/^ {4}(?:cpu|os|libc):/.test(line) || /^@emnapi\/|wasm/.test(current)) bound.add(current);
  }
  return bound;
}

const inOrder = (a, b) => (a < b ? -1 : Number(a > b));

function listInstalled({ filters, prod }) {
  const chosen = filters.flatMap((filter) => ["--filter", filter]);
  const args = [...chosen, "licenses", "list", "--json", ...(prod ? ["--prod"] : [])];
  const options = { encoding: "utf8", maxBuffer: 2 ** 26, shell: process.platform === "win32" };
  return Object.values(JSON.parse(execFileSync("pnpm", args, options)))
    .flat()
    .filter(({ name }) => !/^@baize(?:-app)?\//.test(name))
    .flatMap(({ name, versions, license }) =>
      versions.map((version) => {
        const id = `${name}@${version}`;
        return { id, name, version, license: READ_BY_HAND[id] ?? license };
      }),
    )
    .sort((a, b) => inOrder(a.name, b.name) || inOrder(a.version, b.version));
}

function writeTable(title, packages) {
  const rows = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  return [`## ${title}: ${packages.length}`, "", "| package | version | licence |", "|---|---|---|", ...rows, ""];
}

function main() {
  const bound = readPlatformBound(readFileSync("pnpm-lock.yaml", "utf8"));
  const listed = new Set();
  const groups = GROUPS.map((group) => {
    const packages = listInstalled(group).filter(({ id }) => !listed.has(id));
    for (const { id } of packages) listed.add(id);
    return { title: group.title, packages };
  });
  const refused = groups.flatMap(({ packages }) => packages).filter(({ name, license }) => !isAllowed(name, license));
  for (const { id, license } of refused) process.stderr.write(`${id}: ${license} is not an allowed licence\n`);

  const text = [
    "# Licences of what is depended on",
    "",
    "Written by `pnpm run licences`; which licences are allowed, and why, is in",
    "[decision 018](decisions/018-licences.md). A package stands in the first table that it belongs to. Binaries for",
    "one platform are left out, so that the file is the same on every machine; their licences are checked where they",
    "are installed.",
    "",
    ...groups.flatMap((group) =>
      writeTable(
        group.title,
        group.packages.filter(({ id }) => !bound.has(id)),
      ),
    ),
  ].join("\n");
  const differs = !existsSync(FILE) || readFileSync(FILE, "utf8") !== text;
  if (process.argv.includes("--check")) {
    if (differs) process.stderr.write(`${FILE} is not what is installed. Run: pnpm run licences\n`);
  } else if (differs) writeFileSync(FILE, text);
  process.stdout.write(`${listed.size} packages, ${refused.length} with a licence that is not allowed\n`);
  process.exit(refused.length > 0 || (differs && process.argv.includes("--check")) ? 1 : 0);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
