import type { Agency } from "@baize/agency";
import type { Cashier } from "@baize/cashier";
import type { Correspondence } from "@baize/correspondence";
import type { Protection } from "@baize/protection";
import type { Promotions } from "@baize/promotions";
import type { Database } from "@baize/ledger";
import type { Logger } from "pino";
import type { Captchas } from "./accounts/captchas.ts";
import type { Codes } from "./accounts/codes.ts";
import type { Contacts } from "./accounts/contacts.ts";
import type { KeyPairs } from "./accounts/key-pairs.ts";
import type { PasskeyTickets } from "./accounts/passkey-tickets.ts";
import type { Passwords } from "./accounts/passwords.ts";
import type { Secrets } from "./accounts/secrets.ts";
import type { Sessions } from "./accounts/sessions.ts";
import type { Uploads } from "./accounts/uploads.ts";
import type { WithdrawPasswords } from "./accounts/withdraw-passwords.ts";
import type { Limits } from "./http/limits.ts";
import type { LiveHub } from "./live/live-hub.ts";
import type { Presences } from "./presence.ts";
import type { SharedState } from "./shared-state.ts";
import type { TenantContext } from "./tenant.ts";

/** What handlers work with. One of each for all tenants. */
export interface Services {
  readonly database: Database;
  /** Epoch milliseconds, moved by the console's offset. */
  readonly clock: () => number;
  readonly random: (n: number) => Uint8Array;
  readonly logger: Logger;
  readonly shared: SharedState;
  readonly secrets: Secrets;
  readonly passwords: Passwords;
  readonly keyPairs: KeyPairs;
  readonly captchas: Captchas;
  readonly codes: Codes;
  readonly contacts: Contacts;
  readonly passkeyTickets: PasskeyTickets;
  readonly sessions: Sessions;
  readonly withdrawPasswords: WithdrawPasswords;
  readonly uploads: Uploads;
  readonly limits: Limits;
  readonly presences: Presences;
  readonly live: LiveHub;
  readonly cashier: Cashier;
  readonly promotions: Promotions;
  /** Promotions at another time, for the demo's past. */
  readonly promotionsAt: (clock: () => number) => Promotions;
  readonly correspondence: Correspondence;
  readonly agency: Agency;
  readonly protection: Protection;
  /** All brands of this server. */
  readonly tenants: readonly TenantContext[];
}
