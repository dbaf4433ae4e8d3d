import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * A small file that its owner alone may read (mode 0600, folder 0700), made on first use. Whole from the moment it
 * exists: of several processes that make it at once one succeeds, and all read that one's.
 */
export const readOrMakeFile = (file: string, make: () => Uint8Array | string): Buffer => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    writeFileSync(draft, make(), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (late) {
      if ((late as NodeJS.ErrnoException).code !== "EEXIST") throw late;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readFileSync(file);
};
