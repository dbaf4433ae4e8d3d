/** Bytes of scripts that an operator may expect, compressed: home whole, every other page beyond home. */
export const BUDGETS: Readonly<Record<string, number>> = {
  "games/home": 110_000,
  "games/lobby": 35_000,
  "finance/deposit": 35_000,
};
export const BUDGET = 20_000;

/** What pages weigh in thousands of bytes, by `<owner>/<page>`; lower one when its page becomes lighter. */
export const STANDS: Readonly<Record<string, number>> = {
  "finance/add-alipay": 34.3,
  "finance/add-card": 33.3,
  "finance/coin-address": 37.2,
  "finance/coin-help": 12.3,
  "finance/deposit": 44.4,
  "finance/manage": 31.9,
  "finance/news": 9.7,
  "finance/order": 26.9,
  "finance/records": 17.0,
  "finance/transfer": 51.9,
  "finance/withdraw": 47.8,
  "games/home": 146.7,
  "games/lobby": 22.0,
  "games/play": 24.2,
  "games/records": 14.9,
  "games/venue": 8.8,
  "member/agent": 38.0,
  "member/download": 11.9,
  "member/feedback": 29.0,
  "member/feedback-list": 30.4,
  "member/forget": 26.6,
  "member/help": 9.2,
  "member/hub": 14.7,
  "member/inbox": 9.9,
  "member/legal": 6.3,
  "member/login": 42.2,
  "member/message": 10.2,
  "member/personal": 45.3,
  "member/protection": 33.5,
  "member/register": 32.4,
  "member/service": 37.5,
  "member/statement": 11.7,
  "promo/detail": 23.5,
  "promo/discount": 19.7,
  "promo/gifts": 48.9,
  "promo/sign": 16.7,
  "promo/vip": 17.7,
  "promo/vip-detail": 14.7,
};

/** Room for what other pages move when files are divided anew. */
export const MARGIN = 1.02;
