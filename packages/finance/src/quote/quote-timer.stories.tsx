import type { Meta, StoryObj } from "@storybook/react-vite";
import { QuoteTimer } from "./quote-timer.tsx";

const isOver = (): boolean => false;
const quote = { deadlineMs: Date.now() + 60_000, isOver, isAsking: false, fault: null };

const meta = {
  title: "finance/QuoteTimer",
  component: QuoteTimer,
  args: {
    quote,
    figures: { now: "¥510.00", before: null },
    onRenew: () => undefined,
    onOver: () => undefined,
  },
} satisfies Meta<typeof QuoteTimer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheQuoteHolds: Story = {};
export const ANewQuoteIsTheSame: Story = { args: { figures: { now: "¥510.00", before: "¥510.00" } } };
export const ANewQuoteDiffers: Story = { args: { figures: { now: "¥505.00", before: "¥510.00" } } };
export const TheQuoteHasExpired: Story = { args: { quote: { ...quote, isOver: () => true } } };
export const TheQuoteWasUsed: Story = { args: { quote: { ...quote, deadlineMs: 0, isOver: () => true } } };
export const ANewQuoteIsBeingTaken: Story = { args: { quote: { ...quote, isAsking: true } } };
