/** Bytes of scripts that an operator may expect, compressed: home whole, every other page beyond home. */
export const BUDGETS: Readonly<Record<string, number>> = {
  "games/home": 110_000,
  "games/lobby": 35_000,
  "finance/deposit": 35_000,
};
export const BUDGET = 20_000;

/** What pages weigh in thousands of bytes, by `<owner>/<page>`; lower one when its page becomes lighter. */
export const STANDS: Readonly<Record<string, number>> = {
  "finance/add-alipay": 40.4,
  "finance/add-card": 39.2,
  "finance/coin-address": 42.9,
  "finance/coin-help": 18.6,
  "finance/deposit": 49.8,
  "finance/manage": 38.2,
  "finance/news": 16.6,
  "finance/order": 32.6,
  "finance/records": 23.6,
  "finance/transfer": 56.8,
  "finance/withdraw": 52.7,
  "games/home": 159.9,
  "games/lobby": 20.2,
  "games/play": 22.0,
  "games/records": 14.4,
  "games/venue": 7.3,
  "member/agent": 45.4,
  "member/download": 20.0,
  "member/feedback": 37.4,
  "member/feedback-list": 38.5,
  "member/forget": 34.5,
  "member/help": 18.1,
  "member/hub": 22.8,
  "member/inbox": 18.3,
  "member/legal": 15.6,
  "member/login": 50.2,
  "member/message": 19.4,
  "member/personal": 51.4,
  "member/protection": 40.2,
  "member/register": 40.0,
  "member/service": 45.8,
  "member/statement": 20.1,
  "promo/detail": 26.1,
  "promo/discount": 22.4,
  "promo/gifts": 51.2,
  "promo/sign": 20.7,
  "promo/vip": 20.9,
  "promo/vip-detail": 18.7,
};

/** Room for what other pages move when files are divided anew. */
export const MARGIN = 1.02;
