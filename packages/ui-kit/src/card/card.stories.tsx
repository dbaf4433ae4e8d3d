import type { Meta, StoryObj } from "@storybook/react-vite";

import { Grid } from "../layout/layout.tsx";
import { Card } from "./card.tsx";

const meta = { component: Card, args: { children: "一张卡只放一件事。" } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Grid columns={2}>
      {(["plain", "raised", "quiet", "hero"] as const).map((tone) => (
        <Card key={tone} {...args} tone={tone} />
      ))}
    </Grid>
  ),
};
export const AsLink: Story = { args: { to: "/activity/discount", children: "查看全部优惠" } };
