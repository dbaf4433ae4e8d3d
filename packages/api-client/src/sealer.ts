import type { CallData, Contract } from "./contract/index.ts";
import type { Refusal, Result } from "./result.ts";
import { type PublicKey, type SealCode, SealError, sealText } from "./seal.ts";

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
 * The refusal `key_unknown` fetches the present key and runs the callback once more. Without a key the
 * refusal of `preInfo` comes back.
 */
export type WithSealed = <D, C extends string>(
  run: (sealing: Sealing) => Promise<Result<D, C>>,
) => Promise<Result<D, C | SealCode>>;

export interface SealerOptions {
  readonly fetchPreInfo: () => Promise<Result<CallData<Contract["service"]["preInfo"]>>>;
  readonly now: () => number;
}

/** Fetches the key when first needed, keeps it until it expires or the server does not know it. */
export function createSealer({ fetchPreInfo, now }: SealerOptions): WithSealed {
  let key: PublicKey | null = null;
  let fetching: Promise<PublicKey | Refusal> | null = null;

  const fetchKey = async (): Promise<PublicKey | Refusal> => {
    fetching ??= (async () => {
      try {
        const info = await fetchPreInfo();
        if (info.ok) key = info.data.publicKey;
        return info.ok ? info.data.publicKey : info;
      } finally {
        fetching = null;
      }
    })();
    return fetching;
  };
  const presentKey = async (): Promise<PublicKey | Refusal> =>
    key !== null && Date.parse(key.notAfter) > now() ? key : fetchKey();

  return async (run) => {
    for (let isSecondTry = false; ; isSecondTry = true) {
      const found = isSecondTry ? await fetchKey() : await presentKey();
      if ("code" in found) return found;
      try {
        const result = await run({ keyId: found.id, seal: async (text) => sealText(found, text) });
        if (result.ok || String(result.code) !== "key_unknown" || isSecondTry) return result;
      } catch (error) {
        if (error instanceof SealError) return { ok: false, code: error.code, detail: error.detail };
        throw error;
      }
    }
  };
}
