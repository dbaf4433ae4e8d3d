/** Whether a number is in the valid id set 2, 4 to 9, 11 to 25 (docs/specification.md §9.7). */
export function isValidId(id: number): boolean {
  return Number.isInteger(id) && (id === 2 || (id >= 4 && id <= 9) || (id >= 11 && id <= 25));
}
