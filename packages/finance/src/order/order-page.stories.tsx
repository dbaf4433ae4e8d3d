import { after, failure, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { SAMPLE_PICTURE, uploaded } from "@baize/feature-kit/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { coinOrder, houseOrder, order, scanOrder } from "../deposit/deposit-samples.test.support.ts";
import { orderPath } from "./order-path.ts";
import { Page } from "./order-page.tsx";

const answers = (finance: NonNullable<FakeAnswers["finance"]>, more: FakeAnswers = {}): { answers: FakeAnswers } => ({
  answers: {
    service: { upload: uploaded },
    finance: {
      depositOrder: order(),
      depositPaid: order({ state: "awaiting_confirmation" }),
      depositCancel: order({ state: "cancelled" }),
      ...finance,
    },
    ...more,
  } satisfies FakeAnswers,
});
const settledAt = "2026-11-28T10:03:20+08:00";

const meta = {
  title: "finance/Order",
  component: Page,
  parameters: { session: "member", path: orderPath("D202611280001"), ...answers({}) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BankTransferIsUnpaid: Story = {};
export const ScanPaymentIsUnpaid: Story = { parameters: answers({ depositOrder: scanOrder() }) };
export const CoinPaymentIsUnpaid: Story = { parameters: answers({ depositOrder: coinOrder() }) };
export const HouseCoinPaymentIsUnpaid: Story = { parameters: answers({ depositOrder: houseOrder() }) };
export const AnOpenOrderIsResumed: Story = { parameters: { path: orderPath("D202611280001", true) } };
export const TimeToPayIsOver: Story = {
  parameters: answers({ depositOrder: order({ deadline: "2026-11-20T10:00:00+08:00" }) }),
};
export const ThePaymentIsAwaitingConfirmation: Story = {
  parameters: answers({ depositOrder: order({ state: "awaiting_confirmation" }) }),
};
export const TheSlipIsGiven: Story = {
  parameters: answers({ depositOrder: order({ state: "awaiting_confirmation", slipUrl: SAMPLE_PICTURE }) }),
};
export const TheSlipCannotBeShown: Story = {
  parameters: answers({
    depositOrder: order({ state: "awaiting_confirmation", slipUrl: "data:image/png;base64,AAAA" }),
  }),
};
export const TheUploadFails: Story = { parameters: answers({}, { service: { upload: failure("network") } }) };
export const TheUploadQuotaIsUsed: Story = {
  parameters: answers({}, { service: { upload: refusal("upload_quota") } }),
};
export const TheSlipIsRefused: Story = { parameters: answers({ depositPaid: refusal("slip_unknown") }) };
export const TheOrderHasMovedOn: Story = { parameters: answers({ depositPaid: refusal("order_settled") }) };
export const TheDepositSucceeded: Story = {
  parameters: answers({ depositOrder: order({ state: "succeeded", settledAt }) }),
};
export const TheCoinDepositSucceeded: Story = {
  parameters: answers({ depositOrder: houseOrder({ state: "succeeded", settledAt }) }),
};
export const TheOrderExpired: Story = { parameters: answers({ depositOrder: order({ state: "expired", settledAt }) }) };
export const TheOrderIsCancelled: Story = {
  parameters: answers({ depositOrder: order({ state: "cancelled", settledAt }) }),
};
export const TheDepositIsRefused: Story = {
  parameters: answers({ depositOrder: order({ state: "refused", reason: "not_received", settledAt }) }),
};
export const TheOrderIsUnknown: Story = { parameters: answers({ depositOrder: refusal("order_unknown") }) };
export const TheOrderIsLoading: Story = { parameters: answers({ depositOrder: after(3_600_000, order()) }) };
export const TheOrderCannotBeLoaded: Story = { parameters: answers({ depositOrder: failure("network") }) };
