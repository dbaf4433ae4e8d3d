const MIN = -(2n ** 63n);
const MAX = 2n ** 63n - 1n;

/**
 * One meaning of a bound value on both engines: whole numbers and booleans become 64-bit integers, `undefined` and
 * fractions are refused (a forgotten field and a float must never reach a money column), NUL is refused because
 * PostgreSQL has no text with it.
 */
export const toParameter = (value: unknown): bigint | string | Uint8Array | null => {
  switch (typeof value) {
    case "bigint":
      if (value < MIN || value > MAX) throw new RangeError(`A bound integer must fit 64 bits, got ${value}.`);
      return value;
    case "number":
      if (!Number.isSafeInteger(value))
        throw new TypeError(`A bound number must be a whole one, got ${value}. Bind a bigint or a text.`);
      return BigInt(value);
    case "boolean":
      return value ? 1n : 0n;
    case "string":
      if (value.includes("\0")) throw new TypeError("A bound text must not contain NUL.");
      return value;
    default:
      if (value === null || value instanceof Uint8Array) return value;
      throw new TypeError(
        `A ${value === undefined ? "missing value" : typeof value} cannot be bound. ` +
          "Bind null, text, bytes or an integer.",
      );
  }
};
