import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  sampleBalance,
  sampleBet,
  sampleBets,
  sampleCategory,
  sampleMember,
  sampleProvider,
  sampleStart,
  sampleWallet,
} from "../samples.test.support.ts";
import { Page } from "./play-page.tsx";

const answersWith = (start: NonNullable<NonNullable<FakeAnswers["games"]>["start"]>): FakeAnswers => ({
  member: { token: sampleMember(true), balance: sampleBalance(), recordGame: sampleBets([]) },
  games: { start, walletList: [sampleWallet()], list: [sampleCategory(2, { providers: [sampleProvider()] })] },
});
const closed = sampleCategory(2, {
  providers: [
    sampleProvider({ state: "maintenance", maintenance: { start: null, end: "2026-11-27T18:30:00+08:00", text: "" } }),
  ],
});
const later = "2099-01-01T00:00:00Z";
const played = sampleBets([
  sampleBet({ id: "b1", betTime: later, win: "-260.00", state: "lost" }),
  sampleBet({ id: "b2", betTime: later, win: "0.00", state: "unsettled", settleTime: null }),
]);
const playing = answersWith(sampleStart());

const meta: Meta<typeof Page> = {
  title: "games/Play",
  component: Page,
  decorators: [
    (Story) => (
      <div style={{ display: "flex", blockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { path: "/venues?game=lhzr-1&mode=real", session: "member", answers: answersWith(sampleStart()) },
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Playing: Story = {};
export const Demo: Story = { parameters: { path: "/venues?game=lhzr-1&mode=demo" } };
export const InAWindow: Story = { parameters: { answers: answersWith(sampleStart({ openMode: "window" })) } };
export const Opening: Story = { parameters: { answers: answersWith(after(600_000, sampleStart())) } };
export const NoGame: Story = { parameters: { path: "/venues" } };
export const Maintenance: Story = {
  parameters: { answers: answersWith(refusal("game_maintenance", { until: "2026-11-27T18:30:00+08:00" })) },
};
export const Unknown: Story = { parameters: { answers: answersWith(refusal("game_unknown")) } };
export const IdentityRequired: Story = { parameters: { answers: answersWith(refusal("identity_required")) } };
export const Unsafe: Story = {
  parameters: { answers: answersWith(sampleStart({ url: "//elsewhere.example/play/x" })) },
};
export const Failed: Story = { parameters: { answers: answersWith(failure("bad_gateway")) } };
export const NetLoss: Story = {
  parameters: { answers: { ...playing, member: { ...playing.member, recordGame: played } } },
};
export const ClosedDuringPlay: Story = {
  parameters: { answers: { ...playing, games: { ...playing.games, list: [closed] } } },
};
export const RecordsUnknown: Story = {
  parameters: { answers: { ...playing, member: { ...playing.member, recordGame: failure("bad_gateway") } } },
};
export const TimedOut: Story = { parameters: { answers: answersWith(failure("network")) } };
