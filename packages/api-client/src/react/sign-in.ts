import type { Client } from "../client-types.ts";

/**
 * After an accepted log-in or registration: whether a session has begun. Member data of before is already
 * cleared. False, and reported, when no token could be read.
 */
export function signedIn(client: Client): boolean {
  if (client.session.hasToken() && client.session.get().status === 1) return true;
  client.report(
    new Error(
      "The log-in was accepted but no session token arrived. An API on another origin must expose its token headers: " +
        "Access-Control-Expose-Headers: Date, id, vid.",
    ),
  );
  return false;
}

/** Logs out here, in tabs of the same session and on the server; member data and timers go in the same step. */
export function signOut(client: Client): void {
  client.signOut();
}
