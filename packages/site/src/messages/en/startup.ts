/** In the site's first code: the language's own name. */
export const startup = { language: "English" } as const;
