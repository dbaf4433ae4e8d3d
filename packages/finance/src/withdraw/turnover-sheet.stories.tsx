import { after, type FakeAnswers, failure } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { TurnoverSheet } from "./turnover-sheet.tsx";
import { bets, turnover } from "./withdraw-samples.test.support.ts";

const answers = (finance: NonNullable<FakeAnswers["finance"]>): { answers: FakeAnswers } => ({
  answers: { finance: { turnover, turnoverBets: bets, ...finance } } satisfies FakeAnswers,
});

const meta = {
  title: "finance/Turnover",
  component: TurnoverSheet,
  args: { isOpen: true, onClose: () => undefined },
  parameters: { session: "member", ...answers({}) },
} satisfies Meta<typeof TurnoverSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RequirementsAreListed: Story = {};
export const TheyAreLoading: Story = { parameters: answers({ turnover: after(3_600_000, turnover) }) };
export const NothingIsRequired: Story = { parameters: answers({ turnover: { ...turnover, list: [] } }) };
export const TheyCannotBeLoaded: Story = { parameters: answers({ turnover: failure("network") }) };
export const BetsCannotBeLoaded: Story = { parameters: answers({ turnoverBets: failure("network") }) };
export const NoBetHasCounted: Story = { parameters: answers({ turnoverBets: { ...bets, total: 0, list: [] } }) };
