import type { Meta, StoryObj } from "@storybook/react-vite";

import { Button } from "../button/button.tsx";
import { Grid } from "../layout/layout.tsx";
import { MoneyText } from "../money-text/money-text.tsx";
import { storyCover } from "../testing/story-cover.ts";
import { ProviderCard } from "./provider-card.tsx";

const meta = {
  component: ProviderCard,
  args: {
    name: "北辰厅",
    cover: storyCover(200),
    state: "normal",
    rebate: "1.20%",
    balance: <MoneyText value="320" />,
    actions: (
      <Button variant="primary" size="small">
        进入游戏
      </Button>
    ),
  },
} satisfies Meta<typeof ProviderCard>;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: (args) => (
    <Grid minColumn="medium">
      <ProviderCard {...args} />
      <ProviderCard
        {...args}
        name="澜海厅"
        cover={storyCover(20)}
        state="maintenance"
        stateDetail="维护至 11-28 04:00"
      />
      <ProviderCard {...args} name="云阙厅" cover={storyCover(280)} state="soon" stateDetail="12 月上线" />
    </Grid>
  ),
};
