import type { Meta, StoryObj } from "@storybook/react-vite";

import { Button } from "../button/button.tsx";
import { DownloadIcon } from "../icon/icons.ts";
import { PageHeader } from "./page-header.tsx";

const meta = { component: PageHeader, args: { title: "交易记录" } } satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithBackAndAction: Story = {
  args: {
    backTo: "/user",
    detail: "可查询最近一年的记录。",
    action: <Button icon={<DownloadIcon />}>导出</Button>,
  },
};
