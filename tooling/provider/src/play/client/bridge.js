/**
 * Tells the page around this one, and no other origin. A frame without an origin of its own still knows the address it
 * came from, and that is the site's.
 * @param {"baize:ready" | "baize:balance" | "baize:exit"} type
 * @param {Record<string, string>} facts
 */
export const tell = (type, facts) => {
  if (window.parent !== window) window.parent.postMessage({ type, ...facts }, location.origin);
};

/** Leaves the game: the frame's owner takes it away; a window of its own closes. @param {Record<string, string>} facts */
export const leave = (facts) => {
  tell("baize:exit", facts);
  if (window.parent !== window) return;
  window.close();
  location.assign("/");
};
