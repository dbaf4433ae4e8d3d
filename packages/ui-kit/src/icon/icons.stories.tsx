import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";

import { Card } from "../card/card.tsx";
import { Grid, Inline, Stack } from "../layout/layout.tsx";
import { CoinMark } from "./coin-mark.tsx";
import * as icons from "./icons.ts";

const meta = { title: "icon/icons" } satisfies Meta;
export default meta;

const money = ["deposit", "withdraw", "transfer", "bank", "scan", "chat", "coin"] as const;
const drawings: Record<(typeof money)[number], ReactElement[]> = {
  deposit: [16, 20, 24].map((size) => <icons.DepositIcon key={size} size={size} />),
  withdraw: [16, 20, 24].map((size) => <icons.WithdrawIcon key={size} size={size} />),
  transfer: [16, 20, 24].map((size) => <icons.TransferIcon key={size} size={size} />),
  bank: [16, 20, 24].map((size) => <icons.BankIcon key={size} size={size} />),
  scan: [16, 20, 24].map((size) => <icons.ScanPayIcon key={size} size={size} />),
  chat: [16, 20, 24].map((size) => <icons.ChatPayIcon key={size} size={size} />),
  coin: (["USDT", "HHB", "BOB", "JPB"] as const).map((coin) => <CoinMark key={coin} coin={coin} size={24} />),
};
/** Side by side in the sizes they are used in. */
export const Money: StoryObj = {
  render: () => (
    <>
      {(["dark", "light"] as const).map((scheme) => (
        <Card key={scheme}>
          <div data-scheme={scheme}>
            {money.map((name) => (
              <Inline key={name} gap={4}>
                {drawings[name]}
                <small>{name}</small>
              </Inline>
            ))}
          </div>
        </Card>
      ))}
    </>
  ),
};
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
