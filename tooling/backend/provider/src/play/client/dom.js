/** @param {string} id */
export const byId = (id) => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no "${id}".`);
  return found;
};

/**
 * Makes an element: attributes by name, event handlers as `on…`.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | boolean | null | ((event: Event) => void)>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export const h = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  setAll(element, attributes);
  element.append(...children);
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
