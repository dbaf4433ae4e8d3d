import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import type { Vault } from "./types.ts";
import { createVault, VaultFault, type VaultKeys } from "./vault.ts";

/** Gives so many unpredictable bytes. */
type Random = (bytes: number) => Uint8Array;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const decode = (text: unknown): Uint8Array =>
  new Uint8Array(Buffer.from(typeof text === "string" ? text : "", "base64"));
const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

const parseKeys = (file: string, text: string): VaultKeys => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Without the cause: a parser's message would quote the keys.
  }
  if (!isObject(json) || typeof json["current"] !== "string" || !isObject(json["keys"]))
    throw new VaultFault(
      "bad_keys",
      `${file} is not a key file. Put back the one that this database was written with.`,
    );
  const keys = new Map(Object.entries(json["keys"]).map(([id, key]) => [id, decode(key)]));
  return { current: json["current"], keys, index: decode(json["index"]) };
};

const formatKeys = ({ current, keys, index }: VaultKeys): string => {
  const byId = Object.fromEntries([...keys].map(([id, key]) => [id, encode(key)]));
  return `${JSON.stringify({ current, keys: byId, index: encode(index) }, null, 2)}\n`;
};

/** Keys that others may have read are not used silently: repairing the mode would hide that they may be known. */
const readKeys = (file: string): VaultKeys => {
  const { mode } = statSync(file);
  if (process.platform !== "win32" && (mode & 0o077) !== 0)
    throw new VaultFault(
      "bad_keys",
      `Others on this machine may read ${file}: run "chmod 600 ${file}", and rotate its key.`,
    );
  return parseKeys(file, readFileSync(file, "utf8"));
};

const syncFolder = (file: string): void => {
  if (process.platform === "win32") return;
  const folder = openSync(dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
};

/** Writes `text` to a new file of mode 0600, durably; throws EEXIST when there is one. */
const writeNew = (file: string, text: () => string): void => {
  const handle = openSync(file, "wx", 0o600);
  try {
    writeSync(handle, text());
    fsyncSync(handle);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
};

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

const addKey = (keys: ReadonlyMap<string, Uint8Array>, random: Random): Pick<VaultKeys, "current" | "keys"> => {
  const current = Buffer.from(random(6)).toString("hex");
  return { current, keys: new Map([...keys, [current, random(32)]]) };
};

/** Of several processes that begin at once, the first one's keys are everybody's. */
const makeFile = (file: string, random: Random): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${Buffer.from(randomBytes(6)).toString("hex")}`;
  writeNew(draft, () => formatKeys({ ...addKey(new Map(), random), index: random(32) }));
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
  syncFolder(file);
};

/**
 * The vault of a key file, which is made with mode 0600 at first use. Keep it apart from the database's backups:
 * without it nothing opens. A key that another process has added meanwhile is read when it is met. Throws VaultFault
 * when others may read the file, or when it is none.
 */
export const openVault = (file: string, random: Random = randomBytes): Vault => {
  if (!existsSync(file)) makeFile(file, random);
  let vault = createVault(readKeys(file));
  return {
    seal: (context, text) => vault.seal(context, text),
    open: (context, sealed) => {
      try {
        return vault.open(context, sealed);
      } catch (error) {
        if (!(error instanceof VaultFault && error.code === "unknown_key")) throw error;
        vault = createVault(readKeys(file));
        return vault.open(context, sealed);
      }
    },
    isSealed: (text) => vault.isSealed(text),
    isStale: (sealed) => vault.isStale(sealed),
    index: (context, text) => vault.index(context, text),
  };
};

/**
 * Adds a key and makes it the current one; older keys stay, to open what they sealed. Running processes seal under it
 * once they have met it or start again. Gives its id. Throws VaultFault while another rotation is under way.
 */
export const rotateVault = (file: string, random: Random = randomBytes): string => {
  const next = `${file}.next`;
  let current = "";
  try {
    writeNew(next, () => {
      const before = readKeys(file);
      createVault(before);
      const added = addKey(before.keys, random);
      current = added.current;
      return formatKeys({ ...before, ...added });
    });
  } catch (cause) {
    if (!hasCode(cause, "EEXIST")) throw cause;
    throw new VaultFault(
      "bad_keys",
      `${next} exists: another rotation is under way, or one was cut off; then delete it.`,
      { cause },
    );
  }
  renameSync(next, file);
  syncFolder(file);
  return current;
};
