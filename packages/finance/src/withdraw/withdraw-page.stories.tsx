import { contract } from "@baize/api-client/contract";
import { after, failure, fixture, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { paths } from "@baize/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  account,
  alipayAccount,
  coinAccount,
  coolingAccount,
  memberBanks,
} from "../accounts/account-samples.test.support.ts";
import { balance } from "../transfer/transfer-samples.test.support.ts";
import { bets, info, settlement, turnover, withdrawAnswers, withdrawal } from "./withdraw-samples.test.support.ts";
import { Page } from "./withdraw-page.tsx";

const answers = (finance: NonNullable<FakeAnswers["finance"]>): { answers: FakeAnswers } => ({
  answers: {
    finance: {
      ...withdrawAnswers,
      memberBanks: memberBanks([account(), alipayAccount, coinAccount, coolingAccount]),
      turnover,
      turnoverBets: bets,
      ...finance,
    },
  } satisfies FakeAnswers,
});
const coinOnly = memberBanks([{ ...coinAccount, isDefault: true }]);
const coinPreview: NonNullable<FakeAnswers["finance"]>["withdrawPreview"] = ({ amount }) => {
  const { serverTime: _serverTime, coin, ...sheet } = settlement(amount, 60);
  return { ...sheet, coin: coin && { payAsset: coin.payAsset, rate: coin.rate, payAmount: coin.payAmount } };
};
const settled = (order: ReturnType<typeof withdrawal>): { answers: FakeAnswers } =>
  answers({ withdrawSubmit: { order, balance }, withdrawOrder: order });

const meta = {
  title: "finance/Withdraw",
  component: Page,
  parameters: { session: "member", path: paths.withdraw, ...answers({}) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EverythingIsReady: Story = {};
export const ItIsLoading: Story = { parameters: answers({ withdrawInfo: after(3_600_000, info()) }) };
export const ItCannotBeLoaded: Story = { parameters: answers({ withdrawInfo: failure("network") }) };
export const TheCashierIsUnderMaintenance: Story = {
  parameters: answers({
    withdrawInfo: info({ maintenance: { start: null, end: "2026-11-28T08:00:00+08:00", text: "" } }),
  }),
};
export const ThePasswordStateIsUnknown: Story = { parameters: answers({ withdrawPasswordConfig: failure("network") }) };
export const ThePasswordIsToBeSet: Story = { parameters: answers({ withdrawPasswordConfig: { d: true, p: false } }) };
export const ThePasswordIsSwitchedOff: Story = {
  parameters: answers({ withdrawPasswordConfig: { d: false, p: false } }),
};
export const NoAccountIsThere: Story = { parameters: answers({ memberBanks: memberBanks([]) }) };
export const AccountsCannotBeLoaded: Story = { parameters: answers({ memberBanks: failure("network") }) };
export const EveryAccountIsCoolingOff: Story = { parameters: answers({ memberBanks: memberBanks([coolingAccount]) }) };
export const TheIdentityIsNotVerified: Story = {
  parameters: {
    answers: {
      ...answers({}).answers,
      protection: {
        state: fixture(contract.protection.state, {
          identity: { state: "none", at: null, fault: null, age: "declared", closed: ["withdraw"] },
        }),
      },
    },
  },
};
export const TurnoverIsMissing: Story = {
  parameters: answers({ withdrawInfo: info({ turnover: { need: "2080.00", done: "1640.00", left: "440.00" } }) }),
};
export const TodaysTimesAreUsed: Story = { parameters: answers({ withdrawInfo: info({ timesLeft: 0 }) }) };
export const TooLittleIsAvailable: Story = { parameters: answers({ withdrawInfo: info({ available: "20.00" }) }) };
export const ACoinFigureIsIndicative: Story = {
  parameters: answers({
    memberBanks: coinOnly,
    withdrawPreview: coinPreview,
    withdrawQuote: ({ amount }) => settlement(amount, 60),
  }),
};
export const AQuoteExpiresAtOnce: Story = {
  parameters: answers({
    memberBanks: coinOnly,
    withdrawPreview: coinPreview,
    withdrawQuote: ({ amount }) => settlement(amount, 3, (7.2 + Math.random() / 10).toFixed(2)),
  }),
};
export const TheQuoteIsRefused: Story = {
  parameters: answers({ withdrawQuote: refusal("daily_quota_used", { left: "300.00" }) }),
};
export const TheQuoteCannotBeHad: Story = { parameters: answers({ withdrawQuote: failure("network") }) };
export const FeesCannotBeWorkedOut: Story = { parameters: answers({ withdrawPreview: failure("network") }) };
export const ThePasswordIsWrong: Story = {
  parameters: answers({ withdrawSubmit: refusal("withdraw_password_wrong") }),
};
export const ThePasswordIsLocked: Story = {
  parameters: answers({ withdrawSubmit: refusal("withdraw_password_locked", { until: "2026-11-29T10:00:00+08:00" }) }),
};
export const TheSubmittedQuoteHasExpired: Story = {
  parameters: answers({
    memberBanks: coinOnly,
    withdrawPreview: coinPreview,
    withdrawQuote: ({ amount }) => settlement(amount, 60),
    withdrawSubmit: refusal("quote_expired"),
  }),
};
export const MoneyIsLocked: Story = { parameters: answers({ withdrawSubmit: refusal("money_locked") }) };
export const TheServerIsBusy: Story = { parameters: answers({ withdrawSubmit: refusal("server_busy") }) };
export const TheRequestWasNotExecuted: Story = { parameters: answers({ withdrawSubmit: refusal("not_executed") }) };
export const TheAnswerIsLost: Story = {
  parameters: answers({ withdrawSubmit: failure("network"), operation: failure("network") }),
};
export const ItIsBeingPaid: Story = { parameters: settled(withdrawal({ state: "paying" })) };
export const ItIsPaid: Story = {
  parameters: settled(withdrawal({ state: "paid", settledAt: "2026-11-28T10:03:20+08:00" })),
};
export const ItIsRefused: Story = {
  parameters: settled(
    withdrawal({ state: "refused", reason: "account_check_failed", settledAt: "2026-11-28T10:03:20+08:00" }),
  ),
};
