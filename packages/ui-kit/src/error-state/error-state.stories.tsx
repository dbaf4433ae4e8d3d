import type { Meta, StoryObj } from "@storybook/react-vite";

import { LinkButton } from "../link-button/link-button.tsx";
import { ErrorState } from "./error-state.tsx";

const meta = { component: ErrorState, args: { onRetry: () => undefined } } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithSecondWay: Story = {
  args: {
    title: "余额暂时无法读取",
    children: "服务器没有在 10 秒内回答。您的余额不受影响。",
    action: <LinkButton to="/iframeCustomerService">联系客服</LinkButton>,
  },
};
export const Compact: Story = { args: { compact: true } };
