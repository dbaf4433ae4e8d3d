/** @import { ParentMessage } from "./types.d.ts" */

/**
 * Tells the page around this one, and no other origin. A frame without an origin of its own still knows the address it
 * came from, and that is the site's.
 * @param {"baize:ready" | "baize:balance" | "baize:over" | "baize:exit"} type
 * @param {Record<string, string>} facts
 */
export const tell = (type, facts) => {
  if (window.parent !== window) window.parent.postMessage({ type, ...facts }, location.origin);
};

/**
 * Leaves the game: the frame's owner takes it away; a window of its own closes, or goes where it may.
 * @param {Record<string, string>} facts @param {string} exitUrl checked by the server
 */
export const leave = (facts, exitUrl) => {
  tell("baize:exit", facts);
  if (window.parent !== window) return;
  window.close();
  location.assign(exitUrl);
};

/** @type {ReadonlySet<string>} */
const WORDS = new Set(["baize:refresh", "baize:pause", "baize:resume"]);

/** Own data of a plain object; null for anything else, for getters and for symbols. @param {unknown} data */
const plainly = (data) => {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  const prototype = Object.getPrototypeOf(data);
  if (prototype !== Object.prototype && prototype !== null) return null;
  const keys = Reflect.ownKeys(data);
  if (keys.length !== 2) return null;
  /** @type {Map<string, unknown>} */
  const own = new Map();
  for (const key of keys) {
    const field = Object.getOwnPropertyDescriptor(data, key);
    if (typeof key !== "string" || field === undefined || !("value" in field)) return null;
    own.set(key, field.value);
  }
  return own;
};

/**
 * Reads a message to this page: the parent's word, or null for whatever is not from the parent window, not from its
 * origin, or not exactly `{ type, gameId }` with a known type and this game's id.
 * @param {{ data: unknown, origin: string, source: unknown }} event
 * @param {{ parent: unknown, self: unknown, origin: string, gameId: string }} expected
 * @returns {ParentMessage | null}
 */
export const readParentMessage = (event, { parent, self, origin, gameId }) => {
  if (parent === self || event.source === null || event.source !== parent || event.origin !== origin) return null;
  try {
    const own = plainly(event.data);
    const type = own?.get("type");
    if (own?.get("gameId") !== gameId || typeof type !== "string" || !WORDS.has(type)) return null;
    return /** @type {ParentMessage} */ (type);
  } catch {
    return null;
  }
};

/** Hears the parent, and nobody else. @param {string} gameId @param {(word: ParentMessage) => void} heard */
export const onParentMessage = (gameId, heard) => {
  addEventListener("message", (event) => {
    const word = readParentMessage(event, { parent: window.parent, self: window, origin: location.origin, gameId });
    if (word !== null) heard(word);
  });
};
