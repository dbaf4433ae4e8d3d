/** In the site's first code: the language's own name. */
export const startup = { language: "简体中文" } as const;
