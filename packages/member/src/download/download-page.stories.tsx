import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { Page } from "./download-page.tsx";

const meta: Meta<typeof Page> = {
  title: "member/Download",
  component: Page,
  parameters: { path: "/download", session: "visitor" },
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Desktop: Story = {};
export const IOs: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByLabelText("iPhone / iPad"));
    await within(canvasElement).findByText("用 Safari 打开本站。");
  },
};
export const Android: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByLabelText("安卓"));
    await within(canvasElement).findByText("用 Chrome 打开本站。");
  },
};
export const Offered: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "下载应用" });
    const prompt = async () => ({ outcome: "dismissed" });
    window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
    await within(canvasElement).findByRole("button", { name: "安装应用" });
  },
};
