import { raw } from "hono/html";

const PATHS = {
  back: "M15 5l-7 7 7 7",
  book: "M4 5.5A2.5 2.5 0 0 1 6.5 3H20v15H6.5A2.5 2.5 0 0 0 4 20.5zM4 20.5A2.5 2.5 0 0 0 6.5 21H20v-3M8 7.5h8M8 11h5",
  close: "M6 6l12 12M18 6L6 18",
  minus: "M6 12h12",
  plus: "M6 12h12M12 6v12",
} as const;

/** A stroke icon of 24 by 24 in the text's colour. */
export const icon = (name: keyof typeof PATHS) =>
  raw(
    `<svg class="icon" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="2"` +
      ` stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`,
  );
