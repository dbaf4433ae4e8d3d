import { after, failure, refusal, type FakeAnswers } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { balance } from "../transfer/transfer-samples.test.support.ts";
import { coinWallets, exchangeAnswers, exchangeQuote } from "./exchange-samples.test.support.ts";
import { Page } from "../transfer/transfer-page.tsx";
import { exchangePath } from "./exchange-path.ts";

const answers = (finance: NonNullable<FakeAnswers["finance"]>): { answers: FakeAnswers } => ({
  answers: {
    member: { balance },
    finance: { ...exchangeAnswers, ...finance },
  } satisfies FakeAnswers,
});

const meta = {
  title: "finance/Exchange",
  component: Page,
  parameters: { session: "member", path: exchangePath, ...answers({}) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WalletsAreReady: Story = {};
export const WalletsAreLoading: Story = { parameters: answers({ coinWallets: after(3_600_000, coinWallets()) }) };
export const NoCoinIsOpen: Story = { parameters: answers({ coinWallets: coinWallets({ list: [] }) }) };
export const WalletsCannotBeLoaded: Story = { parameters: answers({ coinWallets: failure("network") }) };
export const ExchangeIsUnderMaintenance: Story = {
  parameters: answers({
    coinWallets: coinWallets({ maintenance: { start: null, end: "2026-11-28T08:00:00+08:00", text: "" } }),
  }),
};
export const TheQuoteExpiresAtOnce: Story = {
  parameters: answers({ exchangeQuote: (input) => exchangeQuote(input, 3, (1 + Math.random() / 10).toFixed(4)) }),
};
export const TheQuoteIsRefused: Story = {
  parameters: answers({ exchangeQuote: refusal("exchange_closed", { until: "2026-11-28T08:00:00+08:00" }) }),
};
export const TheQuoteCannotBeHad: Story = { parameters: answers({ exchangeQuote: failure("network") }) };
export const TheAmountIsAboveTheLimit: Story = {
  parameters: answers({ exchangeQuote: refusal("amount_above_max", { max: "400.00" }) }),
};
export const TheQuoteWasUsed: Story = { parameters: answers({ exchangeSubmit: refusal("quote_used") }) };
export const MoneyIsLocked: Story = { parameters: answers({ exchangeSubmit: refusal("money_locked") }) };
export const TheServerIsBusy: Story = { parameters: answers({ exchangeSubmit: refusal("server_busy") }) };
export const TheRequestWasNotExecuted: Story = { parameters: answers({ exchangeSubmit: refusal("not_executed") }) };
export const TheAnswerIsLost: Story = {
  parameters: answers({ exchangeSubmit: failure("network"), operation: failure("network") }),
};
