import type { Client } from "../client-types.ts";

/** After an accepted log-in or registration: true when a session token arrived and member state starts fresh. */
export declare function signedIn(client: Client): boolean;
/** Logs out here, in tabs of the same session and on the server; member data and timers go in the same step. */
export declare function signOut(client: Client): void;
