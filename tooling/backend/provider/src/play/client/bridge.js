/** @import { ParentMessage } from "./types.d.ts" */

/**
 * Posts a message to the parent page, on the site's origin only. A frame without an origin of its own still has its
 * address, which is the site's.
 * @param {"baize:ready" | "baize:round" | "baize:balance" | "baize:over" | "baize:exit"} type
 * @param {Record<string, string>} facts
 */
export const postToParent = (type, facts) => {
  if (window.parent !== window) window.parent.postMessage({ type, ...facts }, location.origin);
};

/**
 * Leaves the game: the parent page removes a frame; a window of its own closes, or else goes to `exitUrl`.
 * @param {Record<string, string>} facts @param {string} exitUrl checked by the server
 */
export const leave = (facts, exitUrl) => {
  postToParent("baize:exit", facts);
  if (window.parent !== window) return;
  window.close();
  location.assign(exitUrl);
};

/** @type {ReadonlySet<string>} */
const MESSAGES = new Set(["baize:refresh", "baize:pause", "baize:resume"]);

/** The two own data properties of a plain object; null for anything else. @param {unknown} data */
const readOwnData = (data) => {
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
 * Reads a message to this page. Null for one that is not from the parent window and its origin, or not exactly
 * `{ type, gameId }` with a known type and this game's id.
 * @param {{ data: unknown, origin: string, source: unknown }} event
 * @param {{ parent: unknown, self: unknown, origin: string, gameId: string }} expected
 * @returns {ParentMessage | null}
 */
export const readParentMessage = (event, { parent, self, origin, gameId }) => {
  if (parent === self || event.source === null || event.source !== parent || event.origin !== origin) return null;
  try {
    const own = readOwnData(event.data);
    const type = own?.get("type");
    if (own?.get("gameId") !== gameId || typeof type !== "string" || !MESSAGES.has(type)) return null;
    return /** @type {ParentMessage} */ (type);
  } catch {
    return null;
  }
};

/**
 * Listens to the parent page alone.
 * @param {string} gameId @param {(message: ParentMessage) => void} onMessage
 */
export const onParentMessage = (gameId, onMessage) => {
  addEventListener("message", (event) => {
    const message = readParentMessage(event, { parent: window.parent, self: window, origin: location.origin, gameId });
    if (message !== null) onMessage(message);
  });
};
