/** Phones on their side, and windows that are zoomed: bars are slim there, and only the tabs stay in view. */
export const SHORT = "screen and (max-height: 480px)";
/** Too narrow for a logo beside a balance of eight digits. */
export const NARROW = "screen and (max-width: 479px)";
/** Room at both sides, and no less than what a camera cuts out of the screen. */
export const sides = (room: string): string =>
  `max(${room}, env(safe-area-inset-left, 0px)) max(${room}, env(safe-area-inset-right, 0px))`;
