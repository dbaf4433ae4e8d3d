import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";

import { Pagination, type PaginationProps } from "./pagination.tsx";

const Held = (props: PaginationProps): ReactElement => {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onPageChange={setPage} />;
};
const meta = {
  component: Pagination,
  args: { page: 4, pageSize: 10, total: 186, onPageChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const OnePage: Story = { args: { page: 1, total: 7 } };
