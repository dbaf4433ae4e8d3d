import { after, failure, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { paths } from "@baize/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { coinOrder, methods, order } from "../samples.test.support.ts";
import { Page } from "./deposit-page.tsx";

const answers = (finance: NonNullable<FakeAnswers["finance"]>): { answers: FakeAnswers } => ({
  answers: { finance: { depositMethods: methods, depositOpen: [], depositCreate: order(), ...finance } } satisfies FakeAnswers,
});

const meta = { title: "finance/Deposit", component: Page, parameters: { session: "member", path: paths.deposit, ...answers({}) } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OpenOrders: Story = { parameters: answers({ depositOpen: [order(), coinOrder({ state: "awaiting_confirmation" })] }) };
export const Loading: Story = { parameters: answers({ depositMethods: after(3_600_000, methods) }) };
export const Empty: Story = { parameters: answers({ depositMethods: [] }) };
export const Failed: Story = { parameters: answers({ depositMethods: failure("network") }) };
export const AboveLimit: Story = { parameters: answers({ depositCreate: refusal("amount_above_max", { max: "400.00" }) }) };
export const ChannelClosed: Story = { parameters: answers({ depositCreate: refusal("channel_closed", { until: "2026-11-28T06:00:00+08:00" }) }) };
export const MoneyLocked: Story = { parameters: answers({ depositCreate: refusal("money_locked") }) };
export const AnswerLost: Story = { parameters: answers({ depositCreate: failure("network"), operation: failure("network") }) };
