import type { Meta, StoryObj } from "@storybook/react-vite";

import { Grid } from "../layout/layout.tsx";
import { Skeleton, SkeletonRegion } from "./skeleton.tsx";

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  render: () => (
    <SkeletonRegion>
      <Skeleton shape="title" />
      <Skeleton count={3} />
      <Skeleton shape="button" />
    </SkeletonRegion>
  ),
};
export const Tiles: Story = {
  render: () => (
    <SkeletonRegion>
      <Grid minColumn="small">
        <Skeleton shape="tile" count={6} />
      </Grid>
    </SkeletonRegion>
  ),
};
