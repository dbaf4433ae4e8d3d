import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";

import { Segmented, type SegmentedProps } from "./segmented.tsx";

const Held = (props: SegmentedProps<string>): ReactElement => {
  const [value, setValue] = useState(props.value);
  return <Segmented {...props} value={value} onValueChange={setValue} />;
};
const meta = {
  component: Segmented<string>,
  args: {
    label: "结算状态",
    value: "all",
    onValueChange: () => undefined,
    options: [
      { value: "all", label: "全部" },
      { value: "open", label: "未结算" },
      { value: "done", label: "已结算" },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Segmented<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const FullWidth: Story = { args: { fullWidth: true } };
