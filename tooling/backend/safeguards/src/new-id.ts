export interface IdDeps {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** `n` unpredictable bytes. */
  readonly random: (n: number) => Uint8Array;
}

/** Prefix, milliseconds, twelve random digits: sorts by time and cannot be guessed. */
export const newId = ({ clock, random }: IdDeps, prefix: string): string => {
  const digits = random(8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return `${prefix}${clock().toString().padStart(13, "0")}${(digits % 10n ** 12n).toString().padStart(12, "0")}`;
};
