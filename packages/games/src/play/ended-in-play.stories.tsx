import type { Meta, StoryObj } from "@storybook/react-vite";
import { EndedInPlay } from "./ended-in-play.tsx";

const meta: Meta<typeof EndedInPlay> = {
  title: "games/Play/Ended",
  component: EndedInPlay,
  args: { mode: "real", restart: { go: () => undefined, fault: null }, onExit: () => undefined },
  parameters: { path: "/venues?game=lhzr-1&mode=real", session: "member" },
};
export default meta;
type Story = StoryObj<typeof EndedInPlay>;

export const Real: Story = {};
export const Demo: Story = { args: { mode: "demo" } };
export const NotYet: Story = { args: { restart: { go: () => undefined, fault: "网络未连接，请检查后重试。" } } };
