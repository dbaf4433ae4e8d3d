import type { Meta, StoryObj } from "@storybook/react-vite";

import { Grid, Stack } from "../layout/layout.tsx";
import * as icons from "./icons.ts";

const meta = { title: "icon/icons" } satisfies Meta;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Grid minColumn="tiny">
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap={1} align="center">
          <Icon />
          <small>{name}</small>
        </Stack>
      ))}
    </Grid>
  ),
};
