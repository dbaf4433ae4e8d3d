import { after, failure, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { paths } from "@baize/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { balance, recycled, transfer, walletAnswer, wallets } from "../samples.test.support.ts";
import { Page } from "./transfer-page.tsx";

const answers = (games: NonNullable<FakeAnswers["games"]>, more: FakeAnswers = {}): { answers: FakeAnswers } => ({
  answers: { member: { balance }, games: { walletList: walletAnswer, transferPost: transfer(), transferOrder: transfer(), recyclePost: recycled, ...games }, ...more } satisfies FakeAnswers,
});

const meta = { title: "finance/Transfer", component: Page, parameters: { session: "member", path: paths.transfer, ...answers({}) } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { parameters: answers({ walletList: after(3_600_000, wallets) }) };
export const Empty: Story = { parameters: answers({ walletList: wallets.slice(0, 1) }) };
export const Failed: Story = { parameters: answers({ walletList: failure("network") }) };
export const OneBalanceFailed: Story = { parameters: answers({ walletList: (input) => (input.show === "yhzr" ? failure("network")() : walletAnswer(input)) }) };
export const Processing: Story = { parameters: answers({ transferPost: transfer({ state: "processing" }), transferOrder: transfer({ state: "processing" }) }) };
export const NotTransferred: Story = { parameters: answers({ transferPost: transfer({ state: "failed" }), transferOrder: transfer({ state: "failed" }) }) };
export const Pending: Story = { parameters: answers({ transferPost: refusal("transfer_pending", { orderNo: "T1" }) }) };
export const AnswerLost: Story = { parameters: answers({ transferPost: failure("network") }, { finance: { operation: failure("network") } }) };
