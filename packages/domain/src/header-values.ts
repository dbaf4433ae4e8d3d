const SAFE = /^[\x21-\x7E](?:[\x20-\x7E]*[\x21-\x7E])?$/;
const LONGEST = 4_096;

/**
 * Whether a stored value may be sent as a header: 1 to 4,096 visible ASCII characters, spaces only
 * inside. One bad character makes the browser refuse every request, so stored values are checked first.
 */
export function isSafeHeaderValue(text: string): boolean {
  return text.length <= LONGEST && SAFE.test(text);
}
