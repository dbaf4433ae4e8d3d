import { createHash } from "node:crypto";
import type { BrandFacts } from "@baize/domain";

/**
 * Trusted Types policies that the site makes: DOMPurify's own, and the one for the worker's address. Others are
 * refused.
 */
const TRUSTED_TYPES = ["dompurify", "service-worker"];

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Hashes of the inline elements of one kind that a document carries; those of data blocks are not needed and do no
 * harm.
 */
const inlineHashes = (html: string, tag: "script" | "style"): string[] => {
  const found = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, "gi"));
  return [...found]
    .filter(([, attributes = ""]) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , text = ""]) => hashOf(text));
};

const originOf = (url: string | undefined): string[] =>
  url !== undefined && URL.canParse(url) ? [new URL(url).origin] : [];

const join = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");

/**
 * Policy of an app's document, made for its brand: own scripts and the inline ones by hash, its back end, the brand's
 * service desk in a frame, nothing else. `isFramed`: the one page that our own pages may frame.
 */
export const documentPolicy = (html: string, { contacts, backend }: BrandFacts, isFramed = false): string => {
  const frames = contacts.flatMap(({ url }) => originOf(url));
  return join({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inlineHashes(html, "script")],
    "style-src": ["'self'", ...inlineHashes(html, "style")],
    // Prerendered markup may carry style attributes; they can load nothing that img-src and font-src do not allow.
    "style-src-attr": [/<[^>]+\sstyle\s*=/i.test(html) ? "'unsafe-inline'" : "'none'"],
    "img-src": ["'self'", "data:", "blob:", ...originOf(backend?.origin)],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...originOf(backend?.origin)],
    "frame-src": ["'self'", ...new Set(frames)],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": [isFramed ? "'self'" : "'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": TRUSTED_TYPES,
    "report-uri": ["/reports/csp"],
    "report-to": ["csp"],
  });
};

/** Policy of a small page of the server's own: its inline style, and no scripts. */
export const ownPagePolicy = (html: string): string =>
  join({
    "default-src": ["'none'"],
    "style-src": inlineHashes(html, "style"),
    "img-src": ["'self'", "data:"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
  });

/**
 * Policy of the isolated page in which statistics scripts run (docs/decisions/022-statistics.md): an origin of its own,
 * its inline script by hash, scripts of the brand's statistics hosts, nothing of ours.
 */
export const statisticsPolicy = (html: string, { statistics }: BrandFacts): string => {
  const origins = [...new Set(statistics.flatMap(({ url }) => originOf(url)))];
  return join({
    "default-src": ["'none'"],
    "script-src": [...origins, ...inlineHashes(html, "script")],
    "connect-src": origins,
    "img-src": origins,
    "form-action": ["'none'"],
    "frame-ancestors": ["'self'"],
    "base-uri": ["'none'"],
    sandbox: ["allow-scripts"],
  });
};
