import type { Result } from "./result.ts";
import type { SealCode } from "./seal.ts";

/** What `withSealed` hands to its callback. */
export interface Sealing {
  /** Goes beside the ciphertext as `keyId`. */
  readonly keyId: string;
  /** Ciphertext of a password, base64. */
  readonly seal: (text: string) => Promise<string>;
}

/**
 * Runs a call with passwords encrypted for the site:
 *
 * ```ts
 * const result = await client.withSealed(async ({ keyId, seal }) =>
 *   client.account.login({ username, password: await seal(password), keyId }));
 * ```
 *
 * A text that cannot be encrypted comes back as a refusal with a {@link SealCode}; nothing is sent then.
 * The refusal `key_unknown` fetches the present key and runs the callback once more.
 */
export type WithSealed = <D, C extends string>(run: (sealing: Sealing) => Promise<Result<D, C>>) => Promise<Result<D, C | SealCode>>;
