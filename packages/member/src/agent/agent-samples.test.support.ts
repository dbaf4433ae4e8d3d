import type { CallData, Contract } from "@baize/api-client/contract";
import type { FakeAnswers } from "@baize/api-client/testing";
import type { AgentInfo, AgentTable, Earnings } from "./agent-types.ts";

const turnover = (percent: string) => ([2, 3, 4, 5, 6, 7, 8] as const).map((category) => ({ category, percent }));

export const sampleTable: AgentTable = {
  base: "turnover",
  activeDays: 7,
  activeTurnover: "500.00",
  minimum: "100.00",
  tiers: [
    { active: 1, percents: turnover("0.10") },
    { active: 5, percents: turnover("0.20") },
    { active: 20, percents: turnover("0.35") },
  ],
};

export const sampleInfo = (part: Partial<AgentInfo> = {}): AgentInfo => ({
  state: "approved",
  reason: "",
  code: "K7M2QX",
  invitees: 46,
  active: 6,
  tier: 2,
  today: "128.50",
  month: "12345678.90",
  total: "12345678.90",
  waiting: "36.40",
  ...part,
});

export const sampleInvitees: CallData<Contract["agent"]["invitees"]> = {
  total: 46,
  list: [
    { name: "pl***", registered: "2026-11-27", deposited: true },
    { name: "pl***", registered: "2026-11-26", deposited: false },
  ],
};

export const sampleEarnings: Earnings = {
  total: 3,
  sum: "12345702.90",
  paid: "12345678.90",
  list: [
    {
      day: "2026-11-27",
      invitee: "pl***",
      category: 4,
      base: "6000.00",
      percent: "0.20",
      amount: "12.00",
      paid: false,
    },
    {
      day: "2026-11-27",
      invitee: "pl***",
      category: 4,
      base: "6000.00",
      percent: "0.20",
      amount: "12.00",
      paid: false,
    },
    {
      day: "2026-11-26",
      invitee: "ze***",
      category: null,
      base: "41152263.00",
      percent: "30",
      amount: "12345678.90",
      paid: true,
    },
  ],
};

export const agentAnswers = (agent: FakeAnswers["agent"] = {}): FakeAnswers => ({
  agent: {
    table: { table: sampleTable },
    info: sampleInfo(),
    invitees: sampleInvitees,
    earnings: sampleEarnings,
    ...agent,
  },
});
