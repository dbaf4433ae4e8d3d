import { contract } from "@baize/api-client/contract";
import { after, failure, fixture, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { paths } from "@baize/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { coinOrder, methods, news, order } from "./deposit-samples.test.support.ts";
import { Page } from "./deposit-page.tsx";

const answers = (finance: NonNullable<FakeAnswers["finance"]>): { answers: FakeAnswers } => ({
  answers: {
    finance: { depositMethods: methods, depositOpen: [], depositNews: news, depositCreate: order(), ...finance },
  } satisfies FakeAnswers,
});
const only = (id: string): typeof methods => methods.filter((method) => method.id === id);

const meta = {
  title: "finance/Deposit",
  component: Page,
  parameters: { session: "member", path: paths.deposit, ...answers({}) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MethodsAreReady: Story = {};
export const OrdersAreOpen: Story = {
  parameters: answers({ depositOpen: [order(), coinOrder({ state: "awaiting_confirmation" })] }),
};
export const ThePayerIsAskedForAndAnOfferStands: Story = { parameters: answers({ depositMethods: only("alipay") }) };
export const CoinsAreConverted: Story = { parameters: answers({ depositMethods: only("coin") }) };
export const AHouseCoinTopsUpItsWallet: Story = { parameters: { path: `${paths.deposit}?coin=HHB` } };
export const MethodsAreLoading: Story = { parameters: answers({ depositMethods: after(3_600_000, methods) }) };
export const NoMethodIsOpen: Story = { parameters: answers({ depositMethods: [] }) };
export const MethodsCannotBeLoaded: Story = { parameters: answers({ depositMethods: failure("network") }) };
export const EveryChannelIsUnderMaintenance: Story = {
  parameters: answers({
    depositMethods: only("bank").map((method) => ({
      ...method,
      channels: method.channels.filter(({ maintenance }) => maintenance !== null),
    })),
  }),
};
export const TheAmountIsAboveTheLimit: Story = {
  parameters: answers({ depositCreate: refusal("amount_above_max", { max: "400.00" }) }),
};
export const ThePayerIsRefused: Story = {
  parameters: answers({ depositMethods: only("alipay"), depositCreate: refusal("payer_invalid") }),
};
export const TheOfferHasEnded: Story = {
  parameters: answers({ depositMethods: only("alipay"), depositCreate: refusal("offer_ended") }),
};
export const TheChannelIsClosed: Story = {
  parameters: answers({ depositCreate: refusal("channel_closed", { until: "2026-11-28T06:00:00+08:00" }) }),
};
export const MoneyIsLocked: Story = { parameters: answers({ depositCreate: refusal("money_locked") }) };
const protection = (part: object): { answers: FakeAnswers } => ({
  answers: { ...answers({}).answers, protection: { state: fixture(contract.protection.state, part) } },
});
export const NoLimitIsDecided: Story = { parameters: protection({ isDecided: false }) };
export const ALimitIsSet: Story = {
  parameters: protection({
    depositLimits: [
      {
        period: "day",
        amount: "1000.00",
        used: "400.00",
        left: "600.00",
        freesAt: "2026-11-28T18:00:00+08:00",
        pending: null,
      },
    ],
  }),
};
export const OnABreak: Story = {
  parameters: protection({
    pause: { kind: "break", since: "2026-11-28T12:00:00+08:00", until: "2099-11-29T12:00:00+08:00" },
  }),
};
export const TheIdentityIsNotVerified: Story = {
  parameters: protection({
    identity: { state: "none", at: null, fault: null, age: "declared", closed: ["deposit"] },
  }),
};
export const TheIdentityIsAskedFor: Story = { parameters: answers({ depositCreate: refusal("identity_required") }) };
export const TheLimitIsReached: Story = {
  parameters: answers({
    depositCreate: refusal("deposit_limit", {
      period: "day",
      limit: "1000.00",
      left: "100.00",
      until: "2026-11-28T18:00:00+08:00",
    }),
  }),
};
export const TheAnswerIsLost: Story = {
  parameters: answers({ depositCreate: failure("network"), operation: failure("network") }),
};
export const TheServerIsBusy: Story = { parameters: answers({ depositCreate: refusal("server_busy") }) };
export const TheKeyCannotBeClosedYet: Story = {
  parameters: answers({ depositCreate: refusal("server_busy"), operationClose: refusal("server_busy") }),
};
export const TheRequestWasNotExecuted: Story = { parameters: answers({ depositCreate: refusal("not_executed") }) };
