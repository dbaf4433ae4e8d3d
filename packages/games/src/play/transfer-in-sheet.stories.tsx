import { after, type FakeAnswers } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleBalance, sampleWallet } from "../samples.test.support.ts";
import { TransferInSheet } from "./transfer-in-sheet.tsx";

const answers = (games: FakeAnswers["games"], balance = sampleBalance()) => ({
  answers: { member: { balance }, ...(games && { games }) } satisfies FakeAnswers,
});

const meta: Meta<typeof TransferInSheet> = {
  title: "games/Play/TransferIn",
  component: TransferInSheet,
  args: { game: { platform: "lhzr", platformName: "澜禾真人" }, onClose: () => undefined },
  parameters: {
    path: "/venues?game=lhzr-1&mode=real",
    session: "member",
    ...answers({ walletList: [sampleWallet()] }),
  },
};
export default meta;
type Story = StoryObj<typeof TransferInSheet>;

export const Ready: Story = {};
export const Loading: Story = { parameters: answers({ walletList: after(600_000, []) }) };
export const NothingToTransfer: Story = {
  parameters: answers({ walletList: [sampleWallet()] }, sampleBalance("0.00")),
};
export const VenueClosed: Story = { parameters: answers({ walletList: [sampleWallet({ canIn: false })] }) };
