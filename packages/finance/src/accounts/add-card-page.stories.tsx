import { after, failure, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { paths } from "@baize/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { account, banks, cardAnswers, memberBanks } from "./account-samples.test.support.ts";
import { Page } from "./add-card-page.tsx";

const answers = (finance: NonNullable<FakeAnswers["finance"]>): { answers: FakeAnswers } => ({
  answers: {
    finance: { ...cardAnswers, ...finance },
  } satisfies FakeAnswers,
});

const meta = {
  title: "finance/AddBankCard",
  component: Page,
  parameters: { session: "member", path: paths.addBankCard, ...answers({}) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheFirstCardIsAdded: Story = {};
export const AFurtherCardKeepsTheHolder: Story = { parameters: answers({ memberBanks: memberBanks([account()]) }) };
export const TheLimitIsReached: Story = {
  parameters: answers({ memberBanks: memberBanks([account()], { max: { bank: 1, alipay: 1, coin: 1 } }) }),
};
export const ThePasswordIsToBeSet: Story = { parameters: answers({ withdrawPasswordConfig: { d: true, p: false } }) };
export const TheHolderDiffers: Story = { parameters: answers({ bankAdd: refusal("holder_mismatch") }) };
export const TheCardIsThereAlready: Story = { parameters: answers({ bankAdd: refusal("account_exists") }) };
export const BanksAreLoading: Story = { parameters: answers({ withdrawBanks: after(3_600_000, banks) }) };
export const BanksCannotBeLoaded: Story = { parameters: answers({ withdrawBanks: failure("network") }) };
