import type { Meta, StoryObj } from "@storybook/react-vite";
import { ClosedInPlay } from "./closed-in-play.tsx";

const meta: Meta<typeof ClosedInPlay> = {
  title: "games/Play/Closed",
  component: ClosedInPlay,
  args: {
    name: "澜禾真人",
    maintenance: { start: null, end: "2026-11-27T18:30:00+08:00", text: "" },
    restart: { go: () => undefined, fault: null },
    onExit: () => undefined,
  },
  parameters: { path: "/venues?game=lhzr-1&mode=real", session: "member" },
};
export default meta;
type Story = StoryObj<typeof ClosedInPlay>;

export const Maintenance: Story = {};
export const UntilUnknown: Story = { args: { maintenance: null } };
export const OpenAgain: Story = { args: { maintenance: undefined } };
export const NotYet: Story = {
  args: {
    maintenance: undefined,
    restart: { go: () => undefined, fault: "游戏维护中，预计 2026-11-27 18:30 恢复，请稍后再来。" },
  },
};
