import { type InferOutput, safeParse } from "valibot";
import type { Schema } from "./contract/index.ts";

/** A typed place in the browser's storage. Make one with {@link textKey} or {@link jsonKey}. */
export interface StorageKey<T> {
  readonly area: "local" | "session";
  readonly name: string;
  /** The value, or undefined for anything corrupt. */
  readonly read: (raw: string) => T | undefined;
  readonly write: (value: T) => string;
}

/**
 * How names begin of what a member has written; it goes when the member logs out ({@link ClientStorage.forgetMember}).
 */
const OWN = "own.";

/** The name of a place for what a member has written. */
export const ownName = (name: string): string => OWN + name;

type Place = Pick<StorageKey<unknown>, "area" | "name">;

/** What is needed of the browser's `Storage`. */
export type StorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Storage that never throws. A value that cannot be kept by the browser (denied, full, absent) stays in
 * memory for this visit; a corrupt value counts as missing and is removed.
 */
export interface ClientStorage {
  readonly get: <T>(key: StorageKey<T>) => T | undefined;
  /** True when the browser keeps the value; false when only memory does. */
  readonly set: <T>(key: StorageKey<T>, value: T) => boolean;
  /**
   * Like `set`, but all or nothing: when the browser cannot keep the value, nothing changes and the answer is false.
   */
  readonly keep: <T>(key: StorageKey<T>, value: T) => boolean;
  readonly remove: <T>(key: StorageKey<T>) => void;
  /** Removes what is kept under every {@link ownName}. */
  readonly forgetMember: () => void;
}

/** A key of plain text that `accepts` must hold for. */
export function textKey(
  area: "local" | "session",
  name: string,
  accepts: (text: string) => boolean,
): StorageKey<string> {
  return { area, name, read: (raw) => (accepts(raw) ? raw : undefined), write: (value) => value };
}

/** A key of JSON that must parse by `schema`. */
export function jsonKey<S extends Schema>(
  area: "local" | "session",
  name: string,
  schema: S,
): StorageKey<InferOutput<S>> {
  return {
    area,
    name,
    read: (raw) => {
      const parsed = safeParse(schema, parseJson(raw));
      return parsed.success ? parsed.output : undefined;
    },
    write: (value) => JSON.stringify(value),
  };
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

interface StorageAreas {
  readonly local: () => StorageArea | undefined;
  readonly session: () => StorageArea | undefined;
}
type Attempt<R> = { readonly done: true; readonly value: R } | { readonly done: false };

/** Acts on the area of a key where the browser lets it. */
const attemptIn =
  (areas: StorageAreas) =>
  <R>(key: Pick<Place, "area">, act: (area: StorageArea) => R): Attempt<R> => {
    try {
      const area = areas[key.area]();
      return area === undefined ? { done: false } : { done: true, value: act(area) };
    } catch {
      return { done: false };
    }
  };

/**
 * The only door to `localStorage` and `sessionStorage`.
 *
 * @param areas ways to reach the two areas; each use asks anew, since the getters themselves may throw
 */
export function createStorage(
  areas: StorageAreas = { local: () => globalThis.localStorage, session: () => globalThis.sessionStorage },
): ClientStorage {
  const memory = new Map<string, string>();
  const slot = ({ area, name }: Place): string => `${area}/${name}`;
  const attempt = attemptIn(areas);

  const readRaw = (key: Place): string | null => {
    const read = attempt(key, (area) => area.getItem(key.name));
    return read.done ? read.value : null;
  };
  const persist = (key: Place, raw: string): boolean => {
    const kept = attempt(key, (area) => {
      area.setItem(key.name, raw);
      return area.getItem(key.name) === raw;
    });
    if (!kept.done || !kept.value) return false;
    memory.delete(slot(key));
    return true;
  };
  const remove = (key: Place): void => {
    memory.delete(slot(key));
    attempt(key, (area) => area.removeItem(key.name));
  };
  return {
    get: (key) => {
      const raw = memory.get(slot(key)) ?? readRaw(key);
      if (raw === null) return undefined;
      const value = key.read(raw);
      if (value === undefined) remove(key);
      return value;
    },
    set: (key, value) => {
      const raw = key.write(value);
      const kept = persist(key, raw);
      if (!kept) memory.set(slot(key), raw);
      return kept;
    },
    keep: (key, value) => persist(key, key.write(value)),
    remove,
    forgetMember: () => {
      for (const area of ["local", "session"] as const) {
        const kept = attempt({ area }, (browsers) => Object.keys(browsers));
        const names = [
          ...(kept.done ? kept.value : []),
          ...[...memory.keys()].map((place) => place.slice(area.length + 1)),
        ];
        for (const name of names) if (name.startsWith(OWN)) remove({ area, name });
      }
    },
  };
}

/** Storage that lives in memory but counts as kept: for tests, stories and rendering without a browser. */
export function createMemoryStorage(): ClientStorage {
  const area = (): (() => StorageArea) => {
    // As in a browser, what is kept are the object's own properties.
    const made = Object.create({
      getItem: (name: string) => values[name] ?? null,
      setItem: (name: string, value: string) => void (values[name] = value),
      removeItem: (name: string) => void Reflect.deleteProperty(values, name),
    }) as StorageArea;
    const values = made as unknown as Record<string, string>;
    return () => made;
  };
  return createStorage({ local: area(), session: area() });
}
