import { after, failure, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { paths } from "@baize/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { transactions } from "./record-samples.test.support.ts";
import { walletAnswer } from "../transfer/transfer-samples.test.support.ts";
import { Page } from "./records-page.tsx";

const answers = (finance: NonNullable<FakeAnswers["finance"]>): { answers: FakeAnswers } => ({
  answers: {
    games: { walletList: walletAnswer },
    finance: { transactions: transactions(), ...finance },
  } satisfies FakeAnswers,
});

const meta = {
  title: "finance/Records",
  component: Page,
  parameters: { session: "member", path: paths.transRecord, ...answers({}) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RecordsAreListed: Story = {};
export const RecordsHavePages: Story = { parameters: answers({ transactions: transactions({ total: 86 }) }) };
export const RecordsAreLoading: Story = { parameters: answers({ transactions: after(3_600_000, transactions()) }) };
export const NoRecordIsInThePeriod: Story = {
  parameters: answers({
    transactions: transactions({
      total: 0,
      list: [],
      sums: [{ currency: "CNY", in: "0.00", out: "0.00", fee: "0.00" }],
    }),
  }),
};
export const RecordsCannotBeLoaded: Story = { parameters: answers({ transactions: failure("network") }) };
export const ThePeriodIsTooLong: Story = {
  parameters: answers({ transactions: refusal("period_too_long", { months: "12" }) }),
};
export const CoinsHaveTotalsOfTheirOwn: Story = {
  parameters: answers({
    transactions: transactions({
      sums: [
        { currency: "CNY", in: "1010.00", out: "200.00", fee: "0.00" },
        { currency: "HHB", in: "500.00", out: "500.00", fee: "0.00" },
      ],
    }),
  }),
};
