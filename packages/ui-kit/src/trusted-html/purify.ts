import { isAllowedUrl, safeReturnPath } from "@baize/domain";
import createPurifier, { type DOMPurify } from "dompurify";

const tags = [
  "a",
  "b",
  "blockquote",
  "br",
  "caption",
  "code",
  "dd",
  "div",
  "dl",
  "dt",
  "em",
  "figcaption",
  "figure",
  "h2",
  "h3",
  "h4",
  "hr",
  "i",
  "img",
  "li",
  "ol",
  "p",
  "pre",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "table",
  "tbody",
  "td",
  "tfoot",
  "th",
  "thead",
  "tr",
  "u",
  "ul",
];
const attributes = ["alt", "colspan", "height", "href", "id", "rowspan", "src", "title", "width"];

const isWebAddress = (href: string): boolean => {
  try {
    const { protocol, username, password } = new URL(href);
    return (protocol === "https:" || protocol === "http:") && username === "" && password === "";
  } catch {
    return false;
  }
};

const settleLink = (link: Element): void => {
  const href = link.getAttribute("href");
  if (href === null) return;
  const path = safeReturnPath(href);
  if (path !== null) {
    link.setAttribute("href", path);
    return;
  }
  if (!isWebAddress(href)) {
    link.removeAttribute("href");
    return;
  }
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener noreferrer nofollow");
};

const settleImage = (image: Element, origins: readonly string[]): void => {
  const src = image.getAttribute("src") ?? "";
  if (safeReturnPath(src) === null && !isAllowedUrl(src, origins)) {
    image.remove();
    return;
  }
  image.setAttribute("loading", "lazy");
  image.setAttribute("decoding", "async");
  image.setAttribute("referrerpolicy", "no-referrer");
};

let imageOrigins: readonly string[] = [];
let purifier: DOMPurify | undefined;

/** One cleaner for the page: its Trusted Types policy can be made only once. */
const getPurifier = (): DOMPurify => {
  if (purifier) return purifier;
  purifier = createPurifier(window);
  purifier.addHook("afterSanitizeAttributes", (node) => {
    if (node.tagName === "A") settleLink(node);
    else if (node.tagName === "IMG") settleImage(node, imageOrigins);
  });
  return purifier;
};

/**
 * Turns server HTML into nodes that can do nothing but be read (docs/rules.md R31): a closed list of elements and
 * attributes, ids kept apart from the page's, links to this site or the web only, pictures of listed origins only.
 */
export const purify = (html: string, origins: readonly string[]): DocumentFragment => {
  imageOrigins = origins;
  return getPurifier().sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    SANITIZE_DOM: true,
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM_FRAGMENT: true,
  });
};
