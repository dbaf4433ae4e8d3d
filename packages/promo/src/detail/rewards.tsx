import { useMoneyAction } from "@baize/api-client/react";
import {
  Alert,
  Button,
  ConfirmDialog,
  type DataColumn,
  DataList,
  MoneyText,
  Section,
  Stack,
  StatusBadge,
  type Tone,
  useBrand,
  useFormat,
} from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { ActNotice, isUnderWay } from "../act/act-notice.tsx";
import { useClient } from "../client.ts";
import { isNone, turnoverOf } from "../turnover-of.ts";
import type { Detail, Reward } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";

export const REWARD_TONES = {
  locked: "neutral",
  open: "win",
  claimed: "win",
  sold_out: "info",
} as const satisfies Record<Reward["state"], Tone>;

export interface RewardsProps {
  readonly detail: Detail;
  readonly isMember: boolean;
}

/** The levels of a promotion; those of deposits are claimed here. */
export const Rewards = ({ detail, isMember }: RewardsProps): ReactElement => {
  const t = usePromoWords();
  const [claiming, setClaiming] = useState<Reward | null>(null);
  const [claimed, setClaimed] = useState<number | null>(null);
  const action = useMoneyAction(useClient().promo.rechargeRewards, { scope: detail.id });
  const mayClaim = isMember && detail.type === "recharge" && detail.state === "open";
  const columns = useColumns(detail, isMember, (reward) => {
    if (isUnderWay(action)) return;
    setClaimed(null);
    action.reset();
    setClaiming(reward);
  });
  const claim = async ({ level }: Reward): Promise<void> => {
    const result = await action.submit({ id: detail.id, level });
    setClaiming(null);
    if (result?.ok) setClaimed(level);
  };
  return (
    <Section title={t("detail.rewards.title")}>
      <Stack gap={4}>
        <DataList
          caption={t("detail.rewards.caption")}
          columns={mayClaim ? columns : columns.filter(({ key }) => key !== "claim")}
          rows={detail.rewards}
          rowKey={({ level }) => String(level)}
        />
        {claimed !== null && (
          <Alert isLive tone="win">
            {t("detail.rewards.claimed", { level: claimed })}
          </Alert>
        )}
        <ActNotice action={action} />
        {claiming !== null && (
          <ClaimDialog reward={claiming} onCancel={() => setClaiming(null)} onConfirm={async () => claim(claiming)} />
        )}
      </Stack>
    </Section>
  );
};

const ClaimDialog = ({
  reward: { reward, turnoverMultiple },
  onConfirm,
  onCancel,
}: {
  reward: Reward;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}): ReactElement => {
  const t = usePromoWords();
  const { money } = useFormat();
  const { currency } = useBrand();
  return (
    <ConfirmDialog
      isOpen
      title={t("detail.rewards.claimTitle", { reward: money(reward).text })}
      confirmLabel={t("detail.rewards.claim")}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isNone(turnoverMultiple)
        ? t("detail.rewards.claimFree")
        : t("detail.rewards.claimText", { turnover: money(turnoverOf(reward, turnoverMultiple, currency.code)).text })}
    </ConfirmDialog>
  );
};

const useColumns = (
  { type }: Detail,
  isMember: boolean,
  onClaim: (reward: Reward) => void,
): readonly DataColumn<Reward>[] => {
  const t = usePromoWords();
  const { money } = useFormat();
  const needText = ({ need }: Reward): string =>
    type === "sign" ? t("detail.rewards.days", { days: Number(need) }) : money(need).text;
  const columns: DataColumn<Reward>[] = [
    { key: "level", header: t("detail.rewards.level"), cell: ({ level }) => t("detail.rewards.levelName", { level }) },
    { key: "need", header: t("detail.rewards.need"), isFigure: true, cell: needText },
    {
      key: "turnover",
      header: t("detail.rewards.turnover"),
      cell: ({ turnoverMultiple: multiple }) =>
        isNone(multiple) ? t("detail.terms.multipleNone") : t("detail.terms.multipleValue", { multiple }),
    },
    {
      key: "reward",
      header: t("detail.rewards.reward"),
      isFigure: true,
      isCardEnd: true,
      cell: ({ reward }) => (isNone(reward) ? t("detail.rewards.goods") : <MoneyText value={reward} />),
    },
  ];
  if (!isMember) return columns;
  return [
    ...columns,
    {
      key: "state",
      header: t("detail.rewards.state"),
      cell: ({ state }) => <StatusBadge tone={REWARD_TONES[state]}>{t(`reward.${state}`)}</StatusBadge>,
    },
    {
      key: "claim",
      header: t("detail.rewards.action"),
      cell: (reward) => (
        <Button
          size="small"
          variant={reward.state === "open" ? "primary" : "secondary"}
          disabled={reward.state !== "open"}
          aria-label={t("detail.rewards.claimOf", { level: reward.level, reward: money(reward.reward).text })}
          onPress={() => onClaim(reward)}
        >
          {t("detail.rewards.claim")}
        </Button>
      ),
    },
  ];
};
