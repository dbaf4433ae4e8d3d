import type { Meta, StoryObj } from "@storybook/react-vite";
import { WindowGame } from "./window-game.tsx";

const opener = { openGame: async () => undefined, fault: null, isOpened: false };

const meta: Meta<typeof WindowGame> = {
  title: "games/Play/Window",
  component: WindowGame,
  args: { name: "竹筒三骰", opener, onExit: () => undefined },
  parameters: { path: "/venues?game=lhzr-1&mode=real", session: "member" },
};
export default meta;
type Story = StoryObj<typeof WindowGame>;

export const BeforeOpening: Story = {};
export const Opened: Story = { args: { opener: { ...opener, isOpened: true } } };
export const Blocked: Story = { args: { opener: { ...opener, fault: "浏览器拦截了新窗口" } } };
