import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleBet } from "../samples.test.support.ts";
import { BetFacts } from "./bet-facts.tsx";

const meta: Meta<typeof BetFacts> = {
  title: "games/BetRecord/Details",
  component: BetFacts,
  args: { bet: sampleBet() },
  parameters: { path: "/user/betRecord", session: "member" },
};
export default meta;
type Story = StoryObj<typeof BetFacts>;

export const Won: Story = {};
export const Unsettled: Story = { args: { bet: sampleBet({ state: "unsettled", win: "0.00", settleTime: null }) } };
export const LongBet: Story = {
  args: {
    bet: sampleBet({
      content: "云州联 对 雾港 · 主胜 @ 2.10；霜原 对 鹤城 · 大 2.5 @ 1.88；岭南 对 江右 · 让 -0.5 @ 1.95".repeat(3),
      state: "lost",
      win: "-100.00",
    }),
  },
};
