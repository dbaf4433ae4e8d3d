/**
 * Whether a form counts as empty: any value is falsy other than the number 0 (docs/specification.md §5.2).
 * Read literally: `""`, `null`, `undefined`, `false`, `NaN` and the bigint `0n` make it empty (a bigint
 * is not the number 0 and does not belong in form state); `0`, `-0`, `"0"` and `"  "` do not. A form
 * without fields is not empty. This rule drives prompts only; schemas decide validity.
 */
export function isFormEmpty(values: Readonly<Record<string, unknown>>): boolean {
  return Object.values(values).some((value) => !value && value !== 0);
}
