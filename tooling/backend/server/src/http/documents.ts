import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { type BrandFacts, mobileTarget, paths } from "@baize/domain";
import { documentPolicy, statisticsPolicy } from "./content-policy.ts";

export interface PageDocument {
  readonly html: string;
  /** The same in Brotli, packed once, when it is first asked for. */
  readonly packed: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly etag: string;
  readonly policy: string;
}
/** The page that an address shows: the root is home, and a phone is on its own surface (docs/specification.md §1.4). */
const placeOf = (path: string, isMobile: boolean): string => mobileTarget(path, "", "", isMobile) ?? path;

export interface Documents {
  /**
   * What a path shows: its prerendered page when there is one, the app's shell otherwise; null before the app is built.
   * A phone is given the document of phones, to whose address the site moves it.
   */
  find(path: string, isMobile: boolean): PageDocument | null;
  /** The page in which statistics scripts run; null when the app has none. */
  statistics(): PageDocument | null;
}

const pack = promisify(brotliCompress);
/** A step below the best, which takes twice as long for 2 % less. */
const QUALITY = 10;
const packOnce = (html: string): PageDocument["packed"] => {
  let packed: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return () => (packed ??= pack(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
};

const modifiedAt = (file: string): number | null => {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.mtimeMs : null;
};

/** HTML files of a built app, each with the policy that its content needs; read again when they change. */
export const openDocuments = (folder: string, facts: BrandFacts): Documents => {
  const known = new Map<string, { readonly at: number; readonly page: PageDocument }>();
  const read = (name: string, policyOf: (html: string) => string): PageDocument | null => {
    const file = join(folder, name);
    const at = modifiedAt(file);
    if (at === null) return null;
    const held = known.get(name);
    if (held?.at === at) return held.page;
    const html = readFileSync(file, "utf8");
    const page = {
      html,
      packed: packOnce(html),
      etag: `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
      policy: policyOf(html),
    };
    known.set(name, { at, page });
    return page;
  };
  const prerendered = (path: string): string[] => {
    if (!/^[\w/-]*$/.test(path)) return [];
    const name = normalize(path).replace(/^\/+|\/+$/g, "");
    return name === "" ? [] : [`${name}/index.html`, `${name}.html`];
  };
  return {
    find: (asked, isMobile) => {
      const path = placeOf(asked, isMobile);
      const isFramed = path.endsWith(paths.iframeCustomerService);
      const policyOf = (html: string): string => documentPolicy(html, facts, isFramed);
      const shells = path.startsWith("/app/") || path === "/app" ? ["app/index.html", "index.html"] : ["index.html"];
      for (const name of [...prerendered(path), ...shells]) {
        const page = read(name, policyOf);
        if (page) return isFramed ? { ...page, policy: policyOf(page.html) } : page;
      }
      return null;
    },
    statistics: () => read("stats.html", (html) => statisticsPolicy(html, facts)),
  };
};
