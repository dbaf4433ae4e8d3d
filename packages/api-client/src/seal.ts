/** Why a text was not encrypted. */
export type SealCode =
  /** Longer than the key can take; `detail.limitBytes`, `detail.bytes`. */
  | "text_too_long"
  /** Holds half of a surrogate pair. */
  | "text_malformed"
  /** The page is neither https nor localhost, so the browser offers no encryption. Never sent in the clear. */
  | "no_secure_context"
  /** The key of the server cannot be used; `detail.reason`. */
  | "key_unusable";

/** The public key as `preInfo` gives it. */
export interface PublicKey {
  readonly id: string;
  readonly pem: string;
  readonly notAfter: string;
}

export declare class SealError extends Error {
  readonly code: SealCode;
  readonly detail: Readonly<Record<string, string>>;
}
export declare function sealText(publicKey: PublicKey, text: string): Promise<string>;
export declare function sealLimit(publicKey: PublicKey): Promise<number>;
