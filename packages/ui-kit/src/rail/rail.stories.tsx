import type { Meta, StoryObj } from "@storybook/react-vite";

import { Card } from "../card/card.tsx";
import { GameTile } from "../game-tile/game-tile.tsx";
import { Link } from "../link/link.tsx";
import { storyCover } from "../testing/story-cover.ts";
import { Rail } from "./rail.tsx";

const numbers = Array.from({ length: 12 }, (_, index) => index);
const meta = {
  component: Rail,
  args: {
    label: "热门游戏",
    action: <Link to="/game/egame">查看全部</Link>,
    children: numbers.map((number) => (
      <GameTile
        key={number}
        title={`游戏 ${number + 1}`}
        cover={storyCover(number * 30)}
        detail="青梧电子"
        to="/game/egame"
      />
    )),
  },
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
export const Cards: Story = {
  args: {
    label: "优惠",
    item: "card",
    children: numbers.map((number) => <Card key={number}>{`优惠 ${number + 1}`}</Card>),
  },
};
export const FewWithoutTitle: Story = {
  args: {
    hideTitle: true,
    action: undefined,
    children: numbers.slice(0, 2).map((number) => <Card key={number}>{number}</Card>),
  },
};
