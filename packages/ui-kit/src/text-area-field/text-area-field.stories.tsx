import type { Meta, StoryObj } from "@storybook/react-vite";

import { TextAreaField } from "./text-area-field.tsx";

const meta = { component: TextAreaField, args: { label: "反馈内容", limit: 500 } } satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "请描述遇到的问题，10 至 500 字。" } };
export const TooShort: Story = {
  args: { defaultValue: "打不开", error: "至少 10 个字，还差 7 个。" },
};
