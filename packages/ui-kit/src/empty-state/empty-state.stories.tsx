import type { Meta, StoryObj } from "@storybook/react-vite";

import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Grid } from "../layout/layout.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  component: EmptyState,
  args: {
    title: "最近 7 天没有记录",
    children: "换一个时间范围再看看。",
    action: <Button>查看近 30 天</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pictures: Story = {
  render: (args) => (
    <Grid columns={4}>
      {(["records", "messages", "games", "gifts", "wallet", "search", "offline", "lost", "maintenance"] as const).map(
        (art) => (
          <Card key={art} padding="none">
            <EmptyState {...args} art={art} />
          </Card>
        ),
      )}
    </Grid>
  ),
};
export const Compact: Story = { args: { compact: true } };
export const Bare: Story = { args: { title: undefined, children: undefined, action: undefined } };
