import { after, failure, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { paths } from "@baize/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { account, coinAccount, memberBanks, virtualCoins } from "./account-samples.test.support.ts";
import { Page } from "./coin-address-page.tsx";

const answers = (finance: NonNullable<FakeAnswers["finance"]>): { answers: FakeAnswers } => ({
  answers: {
    finance: {
      withdrawPasswordConfig: { d: true, p: true },
      memberBanks: memberBanks([account()]),
      virtualProtocols: virtualCoins,
      virtualAdd: coinAccount,
      ...finance,
    },
  } satisfies FakeAnswers,
});

const meta = {
  title: "finance/AddCoinAddress",
  component: Page,
  parameters: { session: "member", path: paths.virtualCoinCard, ...answers({}) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NetworksAreReady: Story = {};
export const NoCoinIsOpen: Story = { parameters: answers({ virtualProtocols: [] }) };
export const TheLimitIsReached: Story = {
  parameters: answers({ memberBanks: memberBanks([coinAccount], { max: { bank: 1, alipay: 1, coin: 1 } }) }),
};
export const ThePasswordIsToBeSet: Story = { parameters: answers({ withdrawPasswordConfig: { d: true, p: false } }) };
export const TheAddressIsRefused: Story = { parameters: answers({ virtualAdd: refusal("address_invalid") }) };
export const NetworksAreLoading: Story = { parameters: answers({ virtualProtocols: after(3_600_000, virtualCoins) }) };
export const NetworksCannotBeLoaded: Story = { parameters: answers({ virtualProtocols: failure("network") }) };
