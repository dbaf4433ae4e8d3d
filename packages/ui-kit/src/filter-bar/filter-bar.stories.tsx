import type { Meta, StoryObj } from "@storybook/react-vite";

import { PresetFilter } from "../preset-filter/preset-filter.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { SelectField } from "../select-field/select-field.tsx";
import { FilterBar } from "./filter-bar.tsx";

const meta = {
  component: FilterBar,
  args: {
    children: (
      <>
        <PresetFilter value={{ kind: "preset", preset: 2 }} onValueChange={() => undefined} />
        <SelectField
          label="状态"
          value="all"
          onValueChange={() => undefined}
          options={[{ value: "all", label: "全部" }]}
        />
        <SearchField label="搜索订单号" value="" onSearch={() => undefined} />
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InForce: Story = { args: { count: 36, onReset: () => undefined } };
export const Loading: Story = {};
