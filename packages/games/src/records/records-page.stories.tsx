import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleBet, sampleBets } from "../samples.test.support.ts";
import { Page } from "./records-page.tsx";

const states = ["won", "lost", "unsettled", "draw", "cancelled"] as const;
const list = Array.from({ length: 10 }, (_, index) => {
  const state = states[index % states.length] ?? "won";
  return sampleBet({
    id: `B20261127000${index}`,
    state,
    win: state === "won" ? "98.00" : state === "lost" ? "-100.00" : "0.00",
    settleTime: state === "unsettled" ? null : "2026-11-27T10:00:20+08:00",
  });
});
const bets = {
  ...sampleBets(list),
  total: 56,
  sum: { count: 56, bet: "16846.00", valid: "16317.00", win: "-3011.19" },
};

const meta: Meta<typeof Page> = {
  title: "games/BetRecord",
  component: Page,
  parameters: {
    path: "/user/betRecord",
    session: "member",
    answers: { member: { recordGame: bets } } satisfies FakeAnswers,
  },
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Ready: Story = {};
export const Filtered: Story = { parameters: { path: "/user/betRecord?date=3&category=2&state=won" } };
export const Loading: Story = {
  parameters: { answers: { member: { recordGame: after(600_000, bets) } } satisfies FakeAnswers },
};
export const Empty: Story = {
  parameters: {
    answers: {
      member: { recordGame: { total: 0, sum: { count: 0, bet: "0.00", valid: "0.00", win: "0.00" }, list: [] } },
    } satisfies FakeAnswers,
  },
};
export const OwnDays: Story = { parameters: { path: "/user/betRecord?start=2026-10-01&end=2026-11-15" } };
export const OwnDaysTooLong: Story = { parameters: { path: "/user/betRecord?start=2024-10-01&end=2026-11-15" } };
export const TooLong: Story = {
  parameters: {
    answers: { member: { recordGame: refusal("period_too_long", { months: "12" }) } } satisfies FakeAnswers,
  },
};
export const Failed: Story = {
  parameters: { answers: { member: { recordGame: failure("bad_gateway") } } satisfies FakeAnswers },
};
