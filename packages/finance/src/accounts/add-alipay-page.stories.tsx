import { failure, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { paths } from "@baize/domain";
import { uploaded } from "@baize/feature-kit/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { account, alipayAccount, memberBanks } from "./account-samples.test.support.ts";
import { Page } from "./add-alipay-page.tsx";

const answers = (
  finance: NonNullable<FakeAnswers["finance"]>,
  service: NonNullable<FakeAnswers["service"]> = { upload: uploaded },
): { answers: FakeAnswers } => ({
  answers: {
    service,
    finance: {
      withdrawPasswordConfig: { d: true, p: true },
      memberBanks: memberBanks([]),
      alipayAdd: alipayAccount,
      ...finance,
    },
  } satisfies FakeAnswers,
});

const meta = {
  title: "finance/AddAlipay",
  component: Page,
  parameters: { session: "member", path: paths.addAlipay, ...answers({}) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheFirstAccountIsAdded: Story = {};
export const AFurtherAccountKeepsTheHolder: Story = { parameters: answers({ memberBanks: memberBanks([account()]) }) };
export const TheLimitIsReached: Story = {
  parameters: answers({ memberBanks: memberBanks([alipayAccount], { max: { bank: 1, alipay: 1, coin: 1 } }) }),
};
export const ThePasswordIsToBeSet: Story = { parameters: answers({ withdrawPasswordConfig: { d: true, p: false } }) };
export const ThePictureIsBroken: Story = { parameters: answers({}, { upload: refusal("file_broken") }) };
export const ThePictureHasGone: Story = { parameters: answers({ alipayAdd: refusal("picture_unknown") }) };
export const AccountsCannotBeLoaded: Story = { parameters: answers({ memberBanks: failure("network") }) };
