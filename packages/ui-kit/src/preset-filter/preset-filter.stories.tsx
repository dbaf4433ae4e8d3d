import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";

import { PresetFilter, type PresetFilterProps } from "./preset-filter.tsx";

const Held = (props: PresetFilterProps): ReactElement => {
  const [value, setValue] = useState(props.value);
  return <PresetFilter {...props} value={value} onValueChange={setValue} />;
};
const meta = {
  component: PresetFilter,
  args: { value: { kind: "preset", preset: 2 }, onValueChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PresetFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preset: Story = {};
export const Custom: Story = {
  args: { value: { kind: "custom", startDay: "2026-11-01", endDay: "2026-11-15" } },
};
export const PresetsOnly: Story = { args: { presets: [0, 1, 2, 3], hideCustom: true } };
