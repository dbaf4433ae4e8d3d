import { toDecimal, toIso, type AssetCode } from "@baize/domain";
import type { Closing } from "../rules/tenant-rules.ts";
import type { Answer, CashierDeps } from "./types.ts";

export interface Env extends CashierDeps {
  /** Prefix, milliseconds, twelve random digits: sorts by time and is beyond guessing. */
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
        // What was to be reported has changed no answer, nor may its report.
      }
    },
    newId: (prefix) => {
      const number = deps.random(8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
      return `${prefix}${deps.clock().toString().padStart(13, "0")}${(number % 10n ** 12n).toString().padStart(12, "0")}`;
    },
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

export const accept = <D>(data: D): { readonly ok: true; readonly data: D } => ({ ok: true, data });
export const refuse = <C extends string>(
  code: C,
  detail: Readonly<Record<string, string>> = {},
): Extract<Answer<never, C>, { ok: false }> => ({ ok: false, code, detail });

export const decimal = (minor: bigint, asset: AssetCode): string => toDecimal({ minor, asset });
export const instant = (ms: bigint | number, zone: string): string => toIso(Number(ms), zone);
export const instantOrNull = (ms: bigint | number | null, zone: string): string | null =>
  ms === null ? null : instant(ms, zone);

export const isClosed = (closing: Closing | null, now: number): boolean =>
  closing !== null && (closing.start === null || closing.start <= now) && (closing.end === null || now < closing.end);
/** Wire form of a closing that is on or still to come. */
export const announce = (
  closing: Closing | null,
  now: number,
  zone: string,
): { start: string | null; end: string | null; text: string } | null =>
  closing === null || (closing.end !== null && closing.end <= now)
    ? null
    : { start: instantOrNull(closing.start, zone), end: instantOrNull(closing.end, zone), text: closing.text };
/** `detail` of a refusal for a closing: when it ends, if that is known. */
export const untilOf = (closing: Closing | null, zone: string): Record<string, string> =>
  closing?.end == null ? {} : { until: instant(closing.end, zone) };
