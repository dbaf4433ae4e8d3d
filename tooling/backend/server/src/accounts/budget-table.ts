import type { Budget } from "@baize/safeguards";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Figure {
  readonly points: number;
  readonly windowMs: number;
  /** Who or what shares the points, for the console. */
  readonly per: string;
}

/** Every budget of requests, messages and guesses; a brand's are its own. */
export const BUDGET_FIGURES = {
  "request/captcha": { points: 120, windowMs: MINUTE, per: "address" },
  "request/message": { points: 60, windowMs: MINUTE, per: "address" },
  "request/credential": { points: 120, windowMs: MINUTE, per: "address" },
  "request/upload": { points: 30, windowMs: MINUTE, per: "member" },
  "request/report": { points: 60, windowMs: MINUTE, per: "address" },
  "message/device": { points: 5, windowMs: 10 * MINUTE, per: "device" },
  "message/address": { points: 20, windowMs: 10 * MINUTE, per: "address" },
  "message/target": { points: 20, windowMs: DAY, per: "number, e-mail or name, for devices it does not know" },
  "message/area": { points: 40, windowMs: HOUR, per: "area code, for devices the account does not know" },
  "message/home-area": { points: 1_000, windowMs: HOUR, per: "area code of the brand's zone, likewise" },
  "message/all": { points: 2_000, windowMs: HOUR, per: "brand, for devices the account does not know" },
  "guess/free": {
    points: 3,
    windowMs: HOUR,
    per: "account, wrong ones of devices it does not know, without a captcha",
  },
  "guess/unknown-devices": { points: 5, windowMs: HOUR, per: "account, wrong ones of devices it does not know" },
} as const satisfies Readonly<Record<string, Figure>>;
export type BudgetName = keyof typeof BUDGET_FIGURES;

/** `scale` multiplies the budgets of requests and messages, for load tests; guesses stay as they are. */
export const budgetOf =
  (scale = 1) =>
  (name: BudgetName, key: string): Budget => {
    const { points, windowMs } = BUDGET_FIGURES[name];
    return { name, key: key.slice(0, 200), points: name.startsWith("guess/") ? points : points * scale, windowMs };
  };
