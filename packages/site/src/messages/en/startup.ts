/** In the site's first code: the language's own name, and what is shown when no other words could be loaded. */
export const startup = {
  language: "English",
  title: "The page cannot be opened just now",
  text: "The connection seems to be lost. Your money is not affected. Please try again in a moment.",
  retry: "Try again",
} as const;
