import type { Meta, StoryObj } from "@storybook/react-vite";

import { Grid } from "../layout/layout.tsx";
import { storyCover } from "../testing/story-cover.ts";
import { GameTile } from "./game-tile.tsx";

const meta = {
  component: GameTile,
  args: { title: "金龙宝藏", cover: storyCover(150), detail: "青梧电子", to: "/game/egame" },
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Grid minColumn="small">
      <GameTile {...args} isPriority />
      <GameTile {...args} title="深海猎手" cover={storyCover(205)} isHot onFavouriteChange={() => undefined} />
      <GameTile
        {...args}
        title="水果派对"
        cover={storyCover(25)}
        isNew
        isFavourite
        onFavouriteChange={() => undefined}
      />
      <GameTile {...args} title="星际矿工" cover={storyCover(270)} maintenance="维护至 04:00" />
      <GameTile {...args} title="一个很长很长的游戏名字会被截断" cover={storyCover(340)} />
    </Grid>
  ),
};
export const OpensInThePress: Story = { args: { to: undefined, onOpen: () => undefined } };
export const Maintenance: Story = { args: { maintenance: true } };
