/** Business constants (docs/specification.md §9.1), in milliseconds. */
export const REQUEST_TIMEOUT_MS = 10_000;
export const HEARTBEAT_MS = 30_000;
/** Throttle of passive refreshes of user info, balance and message counts, each. */
export const REFRESH_THROTTLE_MS = 30_000;
