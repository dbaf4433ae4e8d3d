import { after, failure, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { paths } from "@baize/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { account, alipayAccount, coinAccount, coolingAccount, memberBanks } from "./account-samples.test.support.ts";
import { Page } from "./manage-page.tsx";

const known = memberBanks([account(), coolingAccount, alipayAccount, coinAccount]);
const answers = (finance: NonNullable<FakeAnswers["finance"]>): { answers: FakeAnswers } => ({
  answers: {
    finance: {
      withdrawPasswordConfig: { d: true, p: true },
      memberBanks: known,
      payoutDefault: { ok: true },
      payoutDelete: { ok: true },
      virtualDelete: { ok: true },
      ...finance,
    },
  } satisfies FakeAnswers,
});

const meta = {
  title: "finance/Accounts",
  component: Page,
  parameters: { session: "member", path: paths.bankCardsManage, ...answers({}) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CardsAreListedAndOneIsCoolingOff: Story = {};
export const AlipayAccountsAreListed: Story = { parameters: { path: `${paths.bankCardsManage}?type=alipay` } };
export const CoinAddressesAreListed: Story = { parameters: { path: `${paths.bankCardsManage}?type=coin` } };
export const NoCardIsThere: Story = { parameters: answers({ memberBanks: memberBanks([]) }) };
export const TheLimitIsReached: Story = {
  parameters: answers({ memberBanks: memberBanks([account()], { max: { bank: 1, alipay: 1, coin: 1 } }) }),
};
export const ThePasswordIsToBeSet: Story = { parameters: answers({ withdrawPasswordConfig: { d: true, p: false } }) };
export const TheAccountHasGone: Story = {
  parameters: answers({ payoutDelete: refusal("account_unknown"), payoutDefault: refusal("account_unknown") }),
};
export const AccountsAreLoading: Story = { parameters: answers({ memberBanks: after(3_600_000, known) }) };
export const AccountsCannotBeLoaded: Story = { parameters: answers({ memberBanks: failure("network") }) };
