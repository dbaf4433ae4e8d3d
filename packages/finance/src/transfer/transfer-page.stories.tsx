import { contract } from "@baize/api-client/contract";
import { after, failure, fixture, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { paths } from "@baize/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  balance,
  recycled,
  transfer,
  transferAnswers,
  walletAnswer,
  wallets,
} from "./transfer-samples.test.support.ts";
import { Page } from "./transfer-page.tsx";

const answers = (games: NonNullable<FakeAnswers["games"]>, more: FakeAnswers = {}): { answers: FakeAnswers } => ({
  answers: {
    member: { balance },
    games: { ...transferAnswers, ...games },
    ...more,
  } satisfies FakeAnswers,
});

const meta = {
  title: "finance/Transfer",
  component: Page,
  parameters: { session: "member", path: paths.transfer, ...answers({}) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WalletsAreReady: Story = {};
export const WalletsAreLoading: Story = { parameters: answers({ walletList: after(3_600_000, wallets) }) };
export const NoGameWalletIsThere: Story = { parameters: answers({ walletList: wallets.slice(0, 1) }) };
export const WalletsCannotBeLoaded: Story = { parameters: answers({ walletList: failure("network") }) };
export const OneBalanceCannotBeRead: Story = {
  parameters: answers({ walletList: (input) => (input.show === "yhzr" ? failure("network")() : walletAnswer(input)) }),
};
export const ATransferIsProcessing: Story = {
  parameters: answers({
    transferPost: transfer({ state: "processing" }),
    transferOrder: transfer({ state: "processing" }),
  }),
};
export const ATransferFailed: Story = {
  parameters: answers({ transferPost: transfer({ state: "failed" }), transferOrder: transfer({ state: "failed" }) }),
};
export const AnotherTransferIsPending: Story = {
  parameters: answers({ transferPost: refusal("transfer_pending", { orderNo: "T1" }) }),
};
export const TheServerIsBusy: Story = {
  parameters: answers({ transferPost: refusal("server_busy"), recyclePost: refusal("server_busy") }),
};
export const TheRequestWasNotExecuted: Story = {
  parameters: answers({ transferPost: refusal("not_executed"), recyclePost: refusal("not_executed") }),
};
export const TheAnswerIsLost: Story = {
  parameters: answers({ transferPost: failure("network") }, { finance: { operation: failure("network") } }),
};
export const TheProviderIsUnderMaintenance: Story = {
  parameters: answers({ transferPost: refusal("game_maintenance", { until: "2026-11-28T08:00:00+08:00" }) }),
};
export const CollectingIsPartial: Story = { parameters: answers({ recyclePost: recycled }) };
export const CollectingFindsNothing: Story = {
  parameters: answers({ recyclePost: { ...recycled, total: "0.00", list: [] } }),
};
const protection = (part: object) => answers({}, { protection: { state: fixture(contract.protection.state, part) } });
export const OnABreak: Story = {
  parameters: protection({
    pause: { kind: "break", since: "2026-11-28T12:00:00+08:00", until: "2099-11-29T12:00:00+08:00" },
  }),
};
export const TheIdentityIsNotVerified: Story = {
  parameters: protection({
    identity: { state: "none", at: null, fault: null, age: "declared", closed: ["play"] },
  }),
};
