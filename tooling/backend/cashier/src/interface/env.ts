import { newId } from "@baize/safeguards";
import type { CashierDeps, CashierMember } from "./ports.ts";

export interface Env extends CashierDeps {
  /** Prefix, milliseconds, twelve random digits: sorts by time and cannot be guessed. */
  newId(prefix: string): string;
  /** Eight characters that are hard to misread, for the remark of a bank transfer. */
  newNoteCode(): string;
  /** Runs `task` once for all who ask for `key` while it runs. */
  join<T>(key: string, task: () => Promise<T>): Promise<T>;
  /** Never throws. */
  readonly report: (error: unknown) => void;
}

const READABLE = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export const createEnv = (deps: CashierDeps): Env => {
  const running = new Map<string, Promise<unknown>>();
  return {
    ...deps,
    report: (error) => {
      try {
        deps.report?.(error);
      } catch {
        // What is reported has changed no answer, and a failing report changes none either.
      }
    },
    newId: (prefix) => newId(deps, prefix),
    newNoteCode: () => Array.from(deps.random(8), (byte) => READABLE.charAt(byte % READABLE.length)).join(""),
    join: <T>(key: string, task: () => Promise<T>) => {
      const present = running.get(key) as Promise<T> | undefined;
      if (present !== undefined) return present;
      const started = task().finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
};

/** Whether the member may not move money: status 3. */
export const isMoneyLocked = ({ status }: CashierMember): boolean => status === 3;
