import type { TransactionKind } from "@baize/domain";
import type { Vault } from "@baize/safeguards";

/** Text that is encrypted in the database. Columns of this type cannot be written otherwise. */
export type Sealed = string & { readonly isSealed: true };

/** Kinds of orders of which something is sealed. */
export type SealedKind = Extract<TransactionKind, "deposit" | "withdraw">;

/** What is sealed: a text of one context does not open in another. */
type Context = "payout/number" | "payout/holder" | "member/holder" | `order/${SealedKind}`;

export const seal = (vault: Vault, context: Context, text: string): Sealed => vault.seal(context, text) as Sealed;
/** Throws VaultFault for what is not sealed; `sealExisting` runs before anything is served. */
export const unseal = (vault: Vault, context: Context, sealed: Sealed): string => vault.open(context, sealed);

/** Hexadecimal and e-mail addresses are the same in capitals and small letters. */
const normalise = (number: string): string =>
  number.startsWith("0x") || number.includes("@") ? number.toLowerCase() : number;

/** Digest of a payout number; equal ones are the same account. */
export const numberIndex = (vault: Vault, number: string): string => vault.index("payout/number", normalise(number));
