import type { Meta, StoryObj } from "@storybook/react-vite";

import { SearchField } from "./search-field.tsx";

const meta = {
  component: SearchField,
  args: { label: "搜索游戏", value: "", onSearch: () => undefined },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Searched: Story = { args: { value: "金龙" } };
