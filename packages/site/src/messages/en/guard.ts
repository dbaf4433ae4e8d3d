/** In the document itself: what is shown when the site does not start. */
export const guard = {
  old: {
    title: "This browser is too old",
    text: "This site needs a newer browser to work safely. Please update your browser or system, or use another one. Your account and money are not affected.",
  },
  offline: {
    title: "No connection",
    text: "We load again as soon as you are back online. Your money is not affected.",
  },
  broken: {
    title: "The page cannot be opened just now",
    text: "Part of it could not be loaded. Your money is not affected. Please try again in a moment, or over another connection.",
  },
  retry: "Try again",
} as const;
