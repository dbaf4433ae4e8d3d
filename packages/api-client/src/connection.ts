/**
 * True only where the browser says that there is no connection: then nothing that is sent can arrive. False proves
 * nothing.
 */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

/** Calls back when the connection is back; returns the way to stop. */
export function whenOnline(listener: () => void): () => void {
  globalThis.addEventListener?.("online", listener);
  return () => globalThis.removeEventListener?.("online", listener);
}
