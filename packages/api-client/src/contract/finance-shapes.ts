import * as v from "valibot";
import { asset, decimal, id, instant, sealed } from "./shapes.ts";

export const amountErrors = ["amount_invalid", "amount_below_min", "amount_above_max"] as const;

/**
 * The withdrawal password and the key that seals it, and what it may be refused for. `withdraw_password_wrong` has
 * `detail.triesLeft`, a count, and once there are none `detail.until`; `withdraw_password_locked` has `detail.until`,
 * the instant from which a try is judged again.
 */
export const password = { password: sealed, keyId: id } as const;
export const passwordErrors = [
  "withdraw_password_not_set",
  "withdraw_password_wrong",
  "withdraw_password_locked",
  "key_unknown",
] as const;

/** What an amount of the account currency comes to in a coin. Cut down to the coin's smallest unit. */
export const conversion = v.object({
  payAsset: asset,
  /** Account currency per one coin. */
  rate: decimal,
  payAmount: decimal,
});

/** A conversion that holds until it expires. */
export const lockedConversion = v.object({ ...conversion.entries, id, expiresAt: instant });
