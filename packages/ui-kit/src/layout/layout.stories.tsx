import type { Meta, StoryObj } from "@storybook/react-vite";

import { Card } from "../card/card.tsx";
import { Grid, Inline, Split, Stack } from "./layout.tsx";

const meta = { title: "layout/layout" } satisfies Meta;
export default meta;

const cards = ["一", "二", "三", "四"].map((name) => <Card key={name}>{name}</Card>);

export const Stacked: StoryObj = { render: () => <Stack gap={3}>{cards}</Stack> };
export const Inlined: StoryObj = {
  render: () => (
    <Inline gap={3} justify="between">
      {cards}
    </Inline>
  ),
};
export const Fluid: StoryObj = { render: () => <Grid minColumn="medium">{cards}</Grid> };
export const FixedColumns: StoryObj = { render: () => <Grid columns={4}>{cards}</Grid> };
export const TwoColumnBody: StoryObj = {
  render: () => <Split aside={<Card>摘要</Card>}>{cards[0]}</Split>,
};
