// Holds comments and documents to what they refer to: pages of docs/, their items, decisions, files and folders.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { pathToFileURL } from "node:url";

/** `docs/<page>.md`, and the items named after it: `§4.2`, `R7`, `FP1 to FP8`, `G3 and F05`. */
const REFERENCE = /\bdocs\/([\w/-]+\.md)((?:,? (?:and |to )?(?:§\d+(?:\.\d+)?|[A-Z]{1,2}\d+)\b)*)/g;
const ITEM = /§\d+(?:\.\d+)?|[A-Z]{1,2}\d+/g;
/** References that name no page. */
const WITHOUT_PAGE =
  /\b[Ss]afety(?:,| figures| rule)[^.]{0,12}\d|\b[Ff]ield problems? \d|\b[Ss]pecification,? (?:\()?§|\b[Pp]layer protection, rows? \d|[Ss]pecification's [^.]{0,30}\(§/;
const DECISION = /\b[Dd]ecision (\d{3})\b/g;
const LINK = /\]\(([^)\s]+)\)/g;
const ANCHOR = /<a id="([\w-]+)"><\/a>/g;
const SPAN = /`([^`\n]+)`/g;
const ROOT_PATH = /^(?:apps|brands|docs|packages|tooling)\/[\w./@-]+$/;
const OWN_PATH = /^src\/[\w./@-]+$/;
const SOURCES = /\.(?:[cm]?[jt]sx?|css|md)$/;
/** Its paths are held by security-page.mjs. */
const CHECKED_ELSEWHERE = "docs/security.md";
const OWN = /^tooling\/build\/bootstrap\/doc-references\./;

/** Anchors of a page: written ones, and those that headings get. */
export function anchorsOf(text) {
  const written = [...text.matchAll(ANCHOR)].map(([, id]) => id);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
  return new Set([...written, ...headings]);
}

/** `§4.2` is `s4-2`, `R7` is `r7`. */
const anchorOf = (item) => item.replace("§", "s").replace(".", "-").toLowerCase();

const checkItems = (text, { exists, read }) =>
  [...text.matchAll(REFERENCE)].flatMap(([, name, items]) => {
    const page = `docs/${name}`;
    if (!exists(page)) return [`${page} does not exist`];
    const wanted = items.match(ITEM) ?? [];
    if (wanted.length === 0) return [];
    const anchors = anchorsOf(read(page));
    return wanted.filter((item) => !anchors.has(anchorOf(item))).map((item) => `${page} has no ${item}`);
  });

const checkDecisions = (text, { decisions }) =>
  [...text.matchAll(DECISION)].filter(([, number]) => !decisions.has(number)).map(([found]) => `there is no ${found}`);

const checkLinks = (file, text, { exists, read }) =>
  [...text.matchAll(LINK)].flatMap(([, target]) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [path = "", anchor] = target.split("#");
    const page = path === "" ? file : posix.join(posix.dirname(file), path);
    if (!exists(page)) return [`${page} does not exist`];
    if (anchor === undefined || anchorsOf(read(page)).has(anchor)) return [];
    return [`${page} has no #${anchor}`];
  });

const checkPaths = (file, text, { exists }) =>
  [...text.matchAll(SPAN)].flatMap(([, span]) => {
    const isOwn = OWN_PATH.test(span) && /^(?:packages|tooling)\//.test(file);
    const path = isOwn ? posix.join(posix.dirname(file), span) : span;
    return ROOT_PATH.test(path) && !exists(path) ? [`${path} does not exist`] : [];
  });

/**
 * What is wrong with the references of one file, a sentence each. `exists(path)` and `read(path)` from the repository's
 * root; `decisions`: the numbers that there are.
 */
export function checkReferences(file, text, world) {
  // A reference may go on in the next line of a comment or a paragraph.
  const flow = text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/+)?[ \t]*/g, " ");
  const unnamed = WITHOUT_PAGE.exec(flow);
  const said = unnamed === null ? [] : [`"${unnamed[0]}" names no page, say e.g. docs/rules.md R7`];
  const found = [...said, ...checkItems(flow, world), ...checkDecisions(flow, world)];
  if (!file.endsWith(".md")) return found;
  const paths = file === CHECKED_ELSEWHERE ? [] : checkPaths(file, text, world);
  return [...found, ...checkLinks(file, text, world), ...paths];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
  const files = listed.split("\n").filter((file) => SOURCES.test(file) && !OWN.test(file) && existsSync(file));
  const decisions = new Set(files.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []));
  const pages = new Map();
  const read = (path) => pages.get(path) ?? pages.set(path, readFileSync(path, "utf8")).get(path);
  const faults = files.flatMap((file) =>
    checkReferences(file, readFileSync(file, "utf8"), { exists: existsSync, read, decisions }).map(
      (fault) => `${file}: ${fault}\n`,
    ),
  );
  for (const fault of faults) process.stderr.write(fault);
  process.stdout.write(`references of ${files.length} files, ${faults.length} faults\n`);
  process.exit(faults.length === 0 ? 0 : 1);
}
