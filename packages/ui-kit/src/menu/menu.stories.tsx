import type { Meta, StoryObj } from "@storybook/react-vite";

import { DeleteIcon, EditIcon, StarIcon } from "../icon/icons.ts";
import { Menu } from "./menu.tsx";

const meta = {
  component: Menu,
  args: {
    label: "更多操作",
    items: [
      { id: "default", label: "设为默认", icon: <StarIcon />, onPress: () => undefined },
      { id: "edit", label: "修改备注", icon: <EditIcon />, to: "/user/bankCardsManage" },
      {
        id: "delete",
        label: "删除",
        icon: <DeleteIcon />,
        isDangerous: true,
        startsGroup: true,
        onPress: () => undefined,
      },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dots: Story = {};
export const WithWords: Story = { args: { children: "账户操作" } };
