/** Categories of help and their articles, in the order of the tree. */
export const HELP = {
  deposits: ["deposit-how", "deposit-note-code", "deposit-wallet-apps", "deposit-coins", "deposit-late"],
  withdrawals: ["withdraw-how", "withdraw-quotas", "withdraw-accounts", "withdraw-coins", "withdraw-states"],
  transfers: ["transfer-wallets", "transfer-recycle", "transfer-automatic", "transfer-exchange"],
  promotions: [
    "turnover-what",
    "turnover-progress",
    "promotion-join",
    "promotion-sign-in",
    "promotion-gifts",
    "promotion-end",
  ],
  account: [
    "account-register",
    "account-log-in",
    "account-passkeys",
    "account-forgot-password",
    "account-withdrawal-password",
    "account-security",
    "account-app",
    "account-time",
  ],
  games: ["games-start", "games-results", "games-bet-records", "games-maintenance"],
  vip: ["vip-levels", "vip-benefits"],
  responsible: ["responsible-play", "responsible-tools", "responsible-limits", "responsible-breaks"],
  contact: ["contact-desk", "contact-feedback", "contact-messages", "contact-complaints"],
  legal: ["legal-who-may-play", "legal-documents", "legal-your-data"],
} as const;

export type HelpCategory = keyof typeof HELP;
export const HELP_CATEGORIES = Object.keys(HELP) as readonly HelpCategory[];
export type ArticleId<C extends HelpCategory = HelpCategory> = (typeof HELP)[C][number];

/** Articles about limits and breaks that members set for themselves: only where the brand's licence brings them. */
export const ABOUT_LIMITS: ReadonlySet<ArticleId> = new Set<ArticleId>(["responsible-limits", "responsible-breaks"]);

/**
 * An article in one language. HTML of h2, p, ul, ol, li, table and its parts, and `a` to paths of the site; line breaks
 * in it mean nothing. It may name `{brand}`, `{minAge}`, `{zone}`, `{orderMinutes}`, `{coolingHours}`, `{turnover}`.
 */
export interface ArticleText {
  readonly title: string;
  /** What else it is looked for by. */
  readonly keywords: readonly string[];
  readonly html: string;
}
export type Articles<C extends HelpCategory = HelpCategory> = Readonly<Record<ArticleId<C>, ArticleText>>;
