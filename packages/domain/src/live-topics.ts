/**
 * What the back end tells pages of as it happens: "balance" of the central wallet, "orders" of money and their states,
 * "messages" and their counts, "maintenance" of the site, its cashier or a platform, "protection" (limits, pauses,
 * locks), "session" (one of the member's sessions ended).
 */
export const LIVE_TOPICS = ["balance", "orders", "messages", "maintenance", "protection", "session"] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];
