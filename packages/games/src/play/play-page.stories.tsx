import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleBalance, sampleMember, sampleStart, sampleWallet } from "../samples.test.support.ts";
import { Page } from "./play-page.tsx";

const answersWith = (start: NonNullable<NonNullable<FakeAnswers["games"]>["start"]>): FakeAnswers => ({
  member: { token: sampleMember(true), balance: sampleBalance() },
  games: { start, walletList: [sampleWallet()] },
});

const meta: Meta<typeof Page> = {
  title: "games/Play",
  component: Page,
  decorators: [(Story) => <div style={{ display: "flex", blockSize: 640 }}><Story /></div>],
  parameters: { path: "/venues?game=lhzr-1&mode=real", session: "member", answers: answersWith(sampleStart()) },
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Playing: Story = {};
export const Demo: Story = { parameters: { path: "/venues?game=lhzr-1&mode=demo" } };
export const InAWindow: Story = { parameters: { answers: answersWith(sampleStart({ openMode: "window" })) } };
export const Opening: Story = { parameters: { answers: answersWith(after(600_000, sampleStart())) } };
export const NoGame: Story = { parameters: { path: "/venues" } };
export const Maintenance: Story = { parameters: { answers: answersWith(refusal("game_maintenance", { until: "2026-11-27T18:30:00+08:00" })) } };
export const Unknown: Story = { parameters: { answers: answersWith(refusal("game_unknown")) } };
export const Unsafe: Story = { parameters: { answers: answersWith(sampleStart({ url: "//elsewhere.example/play/x" })) } };
export const Failed: Story = { parameters: { answers: answersWith(failure("bad_gateway")) } };
