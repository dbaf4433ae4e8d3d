import type { Meta, StoryObj } from "@storybook/react-vite";

import { MoneyText } from "../money-text/money-text.tsx";
import { DescriptionList } from "./description-list.tsx";

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: "提款金额", detail: <MoneyText value="1000" /> },
      { term: "手续费", detail: <MoneyText value="-5" /> },
      { term: "到账账户", detail: "江海银行 尾号 6789" },
      { term: "实际到账", detail: <MoneyText value="995" size="large" />, isStrong: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

export const Review: StoryObj<typeof meta> = {};
