/** One element of a parsed drawing. */
export interface SvgElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const NAME = /^[A-Za-z][\w-]*$/;
const REFERENCE = /^(?:amp|lt|gt|quot|apos|#39|#\d+|#x[\da-f]+);/i;

const checkText = (text: string): void => {
  for (const control of text) {
    const code = control.codePointAt(0) ?? 0;
    if (code < 32 && code !== 9 && code !== 10) throw new Error(`control character ${code} in text`);
  }
  if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text))
    throw new Error("lone surrogate in text");
  for (const part of text.split("&").slice(1)) {
    if (!REFERENCE.test(part)) throw new Error(`bare ampersand before ${part.slice(0, 20)}`);
  }
};

/**
 * Parses a drawing as strict XML without comments, declarations or processing instructions. Throws at the first fault.
 */
export const checkSvg = (svg: string): { readonly elements: readonly SvgElement[]; readonly text: string } => {
  const elements: SvgElement[] = [];
  const open: string[] = [];
  let text = "";
  let at = 0;
  while (at < svg.length) {
    const start = svg.indexOf("<", at);
    const between = svg.slice(at, start < 0 ? svg.length : start);
    if (between !== "") {
      if (open.length === 0) throw new Error(`text outside the root: ${between.slice(0, 20)}`);
      if (between.includes(">")) throw new Error("bare > in text");
      checkText(between);
      text += between;
    }
    if (start < 0) break;
    const match = /^<(\/?)([^\s/>]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/.exec(svg.slice(start));
    if (match === null) throw new Error(`broken tag at ${svg.slice(start, start + 40)}`);
    const [whole, isClosing, tag = "", rest = "", isEmpty] = match;
    if (!NAME.test(tag)) throw new Error(`bad name ${tag}`);
    if (isClosing === "/") {
      if (open.pop() !== tag) throw new Error(`</${tag}> closes another element`);
    } else {
      if (open.length === 0 && elements.length > 0) throw new Error("second root");
      const attributes = new Map<string, string>();
      for (const [, name = "", value = ""] of rest.matchAll(/([\w:-]+)="([^"]*)"/g)) {
        if (attributes.has(name)) throw new Error(`attribute ${name} twice on ${tag}`);
        checkText(value);
        attributes.set(name, value);
      }
      elements.push({ tag, attributes });
      if (isEmpty !== "/") open.push(tag);
    }
    at = start + whole.length;
  }
  if (open.length > 0) throw new Error(`<${open.at(-1) ?? ""}> is never closed`);
  return { elements, text };
};

const ALLOWED = new Set([
  "svg",
  "defs",
  "g",
  "use",
  "path",
  "circle",
  "ellipse",
  "rect",
  "text",
  "linearGradient",
  "radialGradient",
  "stop",
  "pattern",
  "clipPath",
]);

/** Asserts strict XML of drawing elements only, references within the document, unique ids and finite numbers. */
export const checkDrawing = (svg: string): ReturnType<typeof checkSvg> => {
  const parsed = checkSvg(svg);
  const ids = new Set<string>();
  for (const { tag, attributes } of parsed.elements) {
    if (!ALLOWED.has(tag)) throw new Error(`<${tag}> may not stand in a drawing`);
    const id = attributes.get("id");
    if (id === undefined) continue;
    if (ids.has(id)) throw new Error(`id ${id} twice`);
    ids.add(id);
  }
  for (const { attributes } of parsed.elements) {
    for (const [name, value] of attributes) {
      if (name.startsWith("on") || name === "style") throw new Error(`attribute ${name}`);
      if (name !== "aria-label" && /NaN|undefined|Infinity|\[object/.test(value)) throw new Error(`${name}="${value}"`);
      if (name === "d" && !/^[MmLlHhVvCcSsQqTtAaZz\d\s,.e-]*$/.test(value)) throw new Error(`path data ${value}`);
      const target = name === "href" ? value : /url\(([^)]*)\)/.exec(value)?.[1];
      if (target === undefined || name === "aria-label") continue;
      if (!target.startsWith("#") || !ids.has(target.slice(1))) throw new Error(`reference ${target} leads nowhere`);
    }
  }
  return parsed;
};
