import { createGlobalThemeContract } from "@vanilla-extract/css";

import { baseTheme } from "./base-theme.ts";
import type { TokenName } from "./tokens.ts";

const kebab = (name: string): string => name.replace(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`);

/** The theme contract: `vars.accent` is `var(--bz-accent)`. The variable names are stable. */
export const vars = createGlobalThemeContract<Record<TokenName, string>>(
  { ...baseTheme.dark, ...baseTheme.shape },
  (_value, path) => `bz-${kebab(path.join("-"))}`,
);
