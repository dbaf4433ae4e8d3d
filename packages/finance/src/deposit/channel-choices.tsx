import {
  BankIcon,
  Badge,
  ChatPayIcon,
  type Choice,
  ChoiceCards,
  CoinsIcon,
  type Format,
  ScanPayIcon,
  Stack,
  useBrand,
  useFormat,
} from "@baize/ui-kit";
import type { AssetCode } from "@baize/domain";
import type { ReactElement } from "react";
import type { DepositChannel, DepositMethod } from "../wire-types.ts";
import { type FinanceWords, useFinanceWords } from "../words.ts";
import type { ChannelChoice } from "./choose-channel.ts";

const ICONS: Readonly<Record<DepositMethod["kind"], ReactElement>> = {
  bank: <BankIcon />,
  alipay: <ScanPayIcon />,
  wechat: <ChatPayIcon />,
  coin: <CoinsIcon />,
};

export interface ChannelChoicesProps {
  methods: readonly DepositMethod[];
  method: DepositMethod;
  channel: DepositChannel | null;
  onChoose: (choice: ChannelChoice) => void;
  /** Why the chosen channel cannot be used. */
  error?: string | undefined;
}

/** Deposit methods and their channels, with limits, fee, time and what is closed. */
export const ChannelChoices = ({ methods, method, channel, onChoose, error }: ChannelChoicesProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const { currency } = useBrand();
  return (
    <Stack gap={5}>
      <ChoiceCards
        label={t("deposit.methods")}
        shape="tile"
        value={method.id}
        choices={methods.map(({ id, kind, name }) => ({ value: id, title: name, icon: ICONS[kind] }))}
        onValueChange={(methodId) => onChoose({ methodId })}
      />
      <ChoiceCards
        label={t("deposit.channels")}
        columns={2}
        value={channel?.id ?? null}
        error={error}
        choices={method.channels.map((each) => channelChoice(each, t, format, currency.code))}
        onValueChange={(channelId) => onChoose({ methodId: method.id, channelId })}
      />
    </Stack>
  );
};

function channelChoice(channel: DepositChannel, t: FinanceWords, format: Format, account: AssetCode): Choice<string> {
  const { id, name, min, max, feePercent, rate, currency, payAsset, etaMinutes, recommended, maintenance, offer } =
    channel;
  const limit = (decimal: string): string => format.money(decimal, currency, { trimZeros: true }).text;
  const isFree = /^0(\.0+)?$/.test(feePercent);
  const fee = isFree ? t("free") : t("deposit.feeLine", { percent: format.percent(feePercent) });
  const lines = [
    t("deposit.limits", { min: limit(min), max: limit(max) }),
    `${fee} · ${t("minutes", { minutes: etaMinutes })}`,
  ];
  if (currency !== account) lines.push(t("deposit.walletLine", { coin: currency }));
  else if (rate !== null)
    lines.push(t("deposit.rateLine", { coin: payAsset, rate: format.money(rate, account, { decimals: 6 }).text }));
  return {
    value: id,
    title: name,
    lines,
    badge:
      maintenance === null && (recommended || offer !== null) ? (
        <Badge tone={offer === null ? "accent" : "win"}>
          {offer === null ? t("deposit.recommended") : `${t("deposit.offer")} ${format.percent(offer.percent)}`}
        </Badge>
      ) : undefined,
    disabledReason: maintenance === null ? undefined : closedText(maintenance, t, format),
  };
}

function closedText(
  { start, end }: NonNullable<DepositChannel["maintenance"]>,
  t: FinanceWords,
  format: Format,
): string {
  if (start === null || end === null) return t("deposit.closedOpen");
  return t("deposit.closed", {
    start: format.dateTime(start),
    end: format.date(start) === format.date(end) ? format.time(end) : format.dateTime(end),
  });
}
