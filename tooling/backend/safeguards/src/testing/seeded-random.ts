import { createHash } from "node:crypto";

/** Bytes that follow from a seed, for tests alone. */
export const seededRandom = (seed: string): ((bytes: number) => Uint8Array) => {
  let count = 0;
  return (bytes) => {
    const blocks = Array.from({ length: Math.ceil(bytes / 32) }, () =>
      createHash("sha256")
        .update(`${seed}/${(count += 1)}`)
        .digest(),
    );
    return new Uint8Array(Buffer.concat(blocks).subarray(0, bytes));
  };
};
