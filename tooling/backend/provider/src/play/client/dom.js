/** @param {string} id */
export const byId = (id) => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no "${id}".`);
  return found;
};

/**
 * Makes an element: attributes by name, event handlers as `on…`. Its only text is set as `say` does.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | boolean | null | ((event: Event) => void)>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export const h = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  const [text] = children;
  if (children.length === 1 && typeof text === "string") say(element, text);
  else element.append(...children);
  setAll(element, attributes);
  return element;
};

const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes an SVG element.
 * @param {string} tag
 * @param {Record<string, string | number | boolean | null>} [attributes]
 * @param {...(Node | string)} children
 */
export const s = (tag, attributes = {}, ...children) => {
  const element = document.createElementNS(SVG, tag);
  setAll(element, attributes);
  element.append(...children);
  return element;
};

/**
 * @param {Element} element
 * @param {Record<string, string | number | boolean | null | ((event: Event) => void)>} attributes
 */
const setAll = (element, attributes) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
};

/** Amounts, odds, points and scores, as they stand in a sentence. */
const FIGURES = /([−+@]?(?:[¥$฿₫]|RM)?\d(?:[\d.,:–-]*\d)?(?: : \d+)?[×%′]?)/;

/**
 * Sets an element's text. A browser's translator may rewrite its words, never its figures.
 * @template {Element} E
 * @param {E} element @param {string} text
 */
export const say = (element, text) => {
  const parts = text.split(FIGURES);
  const isPlain = parts.length === 1 || parts.every((part, index) => index % 2 === 1 || part.trim() === "");
  element.toggleAttribute("translate", false);
  if (isPlain) {
    if (parts.length > 1) element.setAttribute("translate", "no");
    element.textContent = text;
    return element;
  }
  element.replaceChildren(
    ...parts.flatMap((part, index) => (part === "" ? [] : h("span", index % 2 === 1 ? { translate: "no" } : {}, part))),
  );
  return element;
};

/** @param {string} text @param {Record<string, string | number>} values */
export const fill = (text, values) => text.replaceAll(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));

const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const isCalm = () => calm.matches;

/**
 * Animates an element; ends at once under reduced motion.
 * @param {Element} element @param {Keyframe[]} frames @param {number} ms @param {string} [easing]
 */
export const move = async (element, frames, ms, easing = "cubic-bezier(.2,.7,.2,1)") => {
  await element
    .animate(frames, { duration: calm.matches ? 1 : ms, easing, fill: "none" })
    .finished.catch(() => undefined);
};

/**
 * Counts from one amount to another, in minor units; shows the last one at once under reduced motion. Stops the count
 * before it by `stop`.
 * @param {bigint} from @param {bigint} to @param {(minor: bigint) => void} show
 */
export const count = (from, to, show) => {
  let frame = 0;
  const start = performance.now();
  /** @param {number} now */
  const step = (now) => {
    const part = isCalm() ? 1000n : BigInt(Math.round(Math.min(1, Math.max(0, (now - start) / 400)) * 1000));
    show(from + ((to - from) * part) / 1000n);
    if (part < 1000n) frame = requestAnimationFrame(step);
  };
  step(start);
  return { stop: () => cancelAnimationFrame(frame) };
};

/** @param {number} ms */
export const wait = (ms) => new Promise((resolve) => void setTimeout(resolve, calm.matches ? 1 : ms));

/**
 * A group of toggle buttons of which one is selected.
 * @param {() => void} changed
 */
export const choices = (changed) => {
  /** @type {Map<string, Element>} */
  const buttons = new Map();
  /** @type {string | null} */
  let chosen = null;
  return {
    get value() {
      return chosen;
    },
    /** @param {string} id @param {Element} button */
    add(id, button) {
      buttons.set(id, button);
      button.setAttribute("aria-pressed", "false");
      button.addEventListener("click", () => this.choose(id));
    },
    /** @param {string} id */
    choose(id) {
      if (chosen !== null) buttons.get(chosen)?.setAttribute("aria-pressed", "false");
      chosen = id;
      buttons.get(id)?.setAttribute("aria-pressed", "true");
      changed();
    },
    /** Marks the drawn results. @param {string[]} ids */
    mark(ids) {
      for (const [id, button] of buttons) button.classList.toggle("hit", ids.includes(id));
    },
  };
};
