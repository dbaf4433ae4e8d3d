import type { CallData, Contract } from "@baize/api-client/contract";

export type Statement = CallData<Contract["protection"]["statement"]>;

const NOTHING = {
  deposits: "0.00",
  withdrawals: "0.00",
  stakes: "0.00",
  returns: "0.00",
  awards: "0.00",
  other: "0.00",
} as const;

/** Two months, with figures of eight digits. */
export const statement: Statement = {
  months: [
    {
      month: "2026-11",
      opening: "12345678.90",
      ...NOTHING,
      withdrawals: "2345678.90",
      stakes: "10000000.00",
      returns: "8500000.00",
      other: "-5.00",
      closing: "8499995.00",
    },
    {
      month: "2026-10",
      opening: "0.00",
      ...NOTHING,
      deposits: "12340000.00",
      awards: "5678.90",
      closing: "12345678.90",
    },
  ],
  total: {
    deposits: "12340000.00",
    withdrawals: "2345678.90",
    stakes: "10000000.00",
    returns: "8500000.00",
    awards: "5678.90",
    other: "-5.00",
  },
  at: "2026-11-29T20:00:00+08:00",
};
