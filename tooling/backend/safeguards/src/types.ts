import type { Work } from "@baize/ledger";

/** The back end's time. */
export interface ForwardClock {
  /** Epoch milliseconds; never less than before. */
  readonly now: () => number;
}

export interface ForwardClockOptions {
  /** Epoch milliseconds of the machine, which an administrator or NTP may move; Date.now by default. */
  readonly wall?: (() => number) | undefined;
  /** Milliseconds that only grow, from any start; performance.now by default. */
  readonly monotonic?: (() => number) | undefined;
  /** The clock begins here when the wall says less: the last instant that was kept before a restart. */
  readonly notBefore?: number | undefined;
}

/**
 * Encryption of columns at rest, with keys outside the database. `context` names the column, e.g. "payout/number"; a
 * text sealed in one context does not open in another.
 */
export interface Vault {
  /** AES-256-GCM under the present key: `v1.<key id>.<base64url of nonce, ciphertext and tag>`. */
  seal(context: string, text: string): string;
  /** Throws VaultFault for what is not sealed, was changed, belongs to another context or to an unknown key. */
  open(context: string, sealed: string): string;
  isSealed(text: string): boolean;
  /** Sealed under a key that is no longer the present one. */
  isStale(sealed: string): boolean;
  /** HMAC-SHA-256 in base64url, for look-ups and unique indexes: equal texts of a context have equal digests. */
  index(context: string, text: string): string;
}

/** For whom work is done; a fair queue shares its workers among them. */
export interface Requester {
  /** Whose session it is; null without one, also when the request names an account, as anyone may. */
  readonly member: string | null;
  /** Of IPv6 the /64 prefix: one household may have all of its addresses. */
  readonly address: string;
  /** Device id, empty when it has none. */
  readonly device: string;
  /** The device has been used by this account before: served before unknown devices, and counted apart from them. */
  readonly isKnown: boolean;
}

export interface FairQueueOptions {
  /** Tasks that run at once. */
  readonly workers: number;
  /** Tasks that may wait, over all requesters; unknown devices may take half of it. */
  readonly capacity: number;
  /** Tasks that one member or one device may have waiting or running. */
  readonly share: number;
  /** The same for unknown devices of one address, which may be a carrier's; 4 × `share` by default. */
  readonly addressShare?: number | undefined;
  /** A task that has waited longer is refused. */
  readonly patienceMs: number;
}

export interface FairQueue {
  /**
   * Runs `task` when its turn comes. Rejects with Overload at once when a limit is reached, and when it has waited
   * too long; rejects with the signal's reason, and never runs, when the client disconnects before its turn.
   */
  run<T>(requester: Requester, task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Tasks that wait now. */
  readonly waiting: number;
}

/** So many points in a fixed window for one key. */
export interface Budget {
  /** e.g. "sms/area" */
  readonly name: string;
  /** Whom it is counted for, e.g. an address; free text, stored as it is, at most 200 characters. */
  readonly key: string;
  readonly points: number;
  readonly windowMs: number;
}

export interface Budgets {
  /** Takes one point of each or of none: the first that is used up and how long to wait, or null when all had one. */
  take(budgets: readonly Budget[], now: number): Work<{ readonly name: string; readonly waitMs: number } | null>;
  /** The windows that are open, those with most points taken first, at most 500, for the console. */
  list(
    now: number,
  ): Work<readonly { readonly name: string; readonly key: string; readonly used: number; readonly endsAt: number }[]>;
  prune(now: number): Work<number>;
}

export interface CaptchaPicture {
  /** Five characters that are hard to take for each other, in small. */
  readonly text: string;
  /** `data:image/webp;base64,…` of 320 × 96 pixels, to be shown at 160 × 48 CSS pixels. */
  readonly image: string;
}

/** Why a picture is refused. */
export type PictureFault = "file_type" | "file_broken";
export interface PictureBox {
  readonly width: number;
  readonly height: number;
  /** "cover": cut to fill the box; "inside": made smaller to fit into it, never larger. */
  readonly fit: "cover" | "inside";
}
/** WebP without metadata. */
export type PreparedPicture =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly fault: PictureFault };

export interface MultipartLimits {
  /** Bytes of the whole body. */
  readonly bytes: number;
  /** Parts, files and fields together. */
  readonly parts: number;
  /** Bytes of one text field. */
  readonly fieldBytes: number;
}
/** Parts in their order; a file is a Blob with the type that its part names. `status`: HTTP status of the refusal. */
export type MultipartReading =
  | { readonly ok: true; readonly parts: readonly (readonly [name: string, value: string | Blob])[] }
  | { readonly ok: false; readonly status: 400 | 413 };
