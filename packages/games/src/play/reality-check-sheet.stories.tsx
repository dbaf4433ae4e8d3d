import { after, failure, type FakeAnswers } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { RealityCheckSheet } from "./reality-check-sheet.tsx";
import { duePlay, playOf } from "./reality-check-samples.test.support.ts";

const shown = (protection: FakeAnswers["protection"]) => ({
  parameters: { path: "/venues?game=lhzr-1&mode=real", session: "member", answers: { protection } },
});

const meta: Meta<typeof RealityCheckSheet> = {
  title: "games/Play/Reality check",
  component: RealityCheckSheet,
  args: { onLeave: () => undefined },
  ...shown({ play: duePlay }),
};
export default meta;
type Story = StoryObj<typeof RealityCheckSheet>;

export const Due: Story = {};
export const AfterAQuarter: Story = shown({
  play: playOf({
    isDue: true,
    session: {
      since: "2026-11-29T18:00:00+08:00",
      minutes: 15,
      stakes: "120.00",
      returns: "180.50",
      net: "60.50",
    },
  }),
});
export const BeforeALaunch: Story = { args: { leaveLabel: "暂不进入" } };
export const Loading: Story = shown({ play: after(600_000, duePlay) });
export const Failed: Story = shown({ play: failure("network") });
export const NotAcknowledged: Story = {
  ...shown({ play: duePlay, acknowledge: failure("network") }),
  play: async () => {
    await userEvent.click(await within(document.body).findByRole("button", { name: "知道了，继续游戏" }));
    await within(document.body).findByText("网络连接失败，请检查网络后重试。");
  },
};
