export type MoneyErrorCode = "malformed" | "mixed_assets" | "too_large" | "bad_rate";

/** A broken promise about money: always a fault of the calling code or of a foreign answer, never of a member. */
export class MoneyError extends Error {
  override readonly name = "MoneyError";
  readonly code: MoneyErrorCode;

  constructor(code: MoneyErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
