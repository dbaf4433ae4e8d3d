import { after, failure, refusal, type FakeAnswers } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { coinOrder, order } from "../samples.test.support.ts";
import { orderPath } from "./order-path.ts";
import { Page } from "./order-page.tsx";

const answers = (finance: NonNullable<FakeAnswers["finance"]>): { answers: FakeAnswers } => ({
  answers: { finance: { depositOrder: order(), depositPaid: order({ state: "awaiting_confirmation" }), depositCancel: order({ state: "cancelled" }), ...finance } } satisfies FakeAnswers,
});
const settledAt = "2026-11-28T10:03:20+08:00";

const meta = { title: "finance/Order", component: Page, parameters: { session: "member", path: orderPath("D202611280001"), ...answers({}) } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bank: Story = {};
export const Coin: Story = { parameters: answers({ depositOrder: coinOrder() }) };
export const Resumed: Story = { parameters: { path: orderPath("D202611280001", true) } };
export const Paid: Story = { parameters: answers({ depositOrder: order({ state: "awaiting_confirmation" }) }) };
export const Succeeded: Story = { parameters: answers({ depositOrder: order({ state: "succeeded", settledAt }) }) };
export const Expired: Story = { parameters: answers({ depositOrder: order({ state: "expired", settledAt }) }) };
export const Cancelled: Story = { parameters: answers({ depositOrder: order({ state: "cancelled", settledAt }) }) };
export const Refused: Story = { parameters: answers({ depositOrder: order({ state: "refused", reason: "not_received", settledAt }) }) };
export const Unknown: Story = { parameters: answers({ depositOrder: refusal("order_unknown") }) };
export const Loading: Story = { parameters: answers({ depositOrder: after(3_600_000, order()) }) };
export const Failed: Story = { parameters: answers({ depositOrder: failure("network") }) };
