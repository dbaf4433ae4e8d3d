/**
 * A CSS colour that cannot break out of its attribute or load anything: hex, names, functions such as `oklch()` and
 * `var(--token)`.
 */
const PAINT = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|oklch|oklab|lch|lab|color-mix|color|var)\([\w\s.,%/#()+-]*\))$/i;

/** Returns the colour. Throws RangeError for anything but a plain CSS colour. */
export const checkPaint = (colour: string): string => {
  if (!PAINT.test(colour) || /url/i.test(colour))
    throw new RangeError(
      `colour ${JSON.stringify(colour)} cannot be used: write a CSS colour such as #0a7f5a or var(--bz-accent)`,
    );
  return colour;
};
