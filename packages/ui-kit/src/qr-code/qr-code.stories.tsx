import type { Meta, StoryObj } from "@storybook/react-vite";

import { QrCode } from "./qr-code.tsx";

const meta = {
  component: QrCode,
  args: { text: "https://site.example/register?i_code=A1B2C3", label: "邀请链接二维码" },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const ALongText: Story = { args: { text: "https://site.example/".padEnd(400, "x") } };
