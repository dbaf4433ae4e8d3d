/** Steps of 4 px: `space[4]` is 16 px. */
export const space = {
  0: "0",
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "1rem",
  5: "1.25rem",
  6: "1.5rem",
  8: "2rem",
  10: "2.5rem",
  12: "3rem",
  16: "4rem",
  20: "5rem",
} as const;
export type Space = keyof typeof space;

/** The type scale in px and the rem value that follows the reader's own setting. */
export const fontSize = {
  12: "0.75rem",
  13: "0.8125rem",
  14: "0.875rem",
  16: "1rem",
  20: "1.25rem",
  24: "1.5rem",
  32: "2rem",
  40: "2.5rem",
} as const;
export type FontSize = keyof typeof fontSize;

export const lineHeight = { tight: "1.2", heading: "1.3", text: "1.6" } as const;
export const fontWeight = { text: "400", strong: "600" } as const;

/** Media conditions; phone-first, so `desktop` and `tablet` add to what phones have. */
export const media = {
  tablet: "screen and (min-width: 640px)",
  desktop: "screen and (min-width: 960px)",
  wide: "screen and (min-width: 1280px)",
  /** A phone on its side, hardly a hand high. */
  sideways: "screen and (max-width: 959px) and (max-height: 480px)",
  touch: "(pointer: coarse)",
  hover: "(hover: hover)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;

/** Durations and curves; motion explains and stays within 150 to 250 ms. */
export const motion = {
  fast: "150ms",
  base: "200ms",
  slow: "250ms",
  out: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  inOut: "cubic-bezier(0.4, 0, 0.2, 1)",
} as const;
