/** Withdrawal-password config (docs/specification.md §3.4): enable from `d`, isUsed from `p`, isToSet derived. */
export interface WithdrawPasswordState {
  readonly enable: boolean;
  readonly isUsed: boolean;
  readonly isToSet: boolean;
}

/**
 * Reads the config fields. Missing config, a missing field or a value that is no flag gives
 * `"unknown"`, and unknown means no withdrawing: a failed call must not skip the prompt.
 */
export function withdrawPasswordState(
  config: { readonly d?: unknown; readonly p?: unknown } | null,
): WithdrawPasswordState | "unknown" {
  const enable = readFlag(config?.d);
  const isUsed = readFlag(config?.p);
  if (enable === null || isUsed === null) return "unknown";
  return { enable, isUsed, isToSet: enable && !isUsed };
}

function readFlag(value: unknown): boolean | null {
  if (value === true || value === 1 || value === "1" || value === "true") return true;
  if (value === false || value === 0 || value === "0" || value === "false") return false;
  return null;
}
