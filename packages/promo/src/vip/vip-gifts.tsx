import { callQuery, useMember, useMoneyAction } from "@baize/api-client/react";
import { QueryView, SetBirthday } from "@baize/feature-kit";
import {
  Alert,
  Button,
  EmptyState,
  MoneyText,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
  StatusBadge,
  useFormat,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { ActNotice, isUnderWay } from "../act/act-notice.tsx";
import { useClient } from "../client.ts";
import { REWARD_TONES } from "../detail/rewards.tsx";
import * as text from "../text.css.ts";
import type { VipGift } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import * as css from "./vip.css.ts";

const keyOf = ({ type, level }: VipGift): string => `${type}/${level}`;

/** Gifts of the member's level; what is open is claimed at once. */
export const VipGifts = (): ReactElement => {
  const t = usePromoWords();
  const { money } = useFormat();
  const { promo } = useClient();
  const query = useQuery(callQuery(promo.vipGifts));
  const action = useMoneyAction(promo.vipClaim);
  const [claimed, setClaimed] = useState<readonly string[]>([]);
  const claim = async (gift: VipGift): Promise<void> => {
    const result = await action.submit({ type: gift.type, level: gift.level });
    if (result?.ok) setClaimed((before) => [...before, keyOf(gift)]);
  };
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" count={2} />
    </SkeletonRegion>
  );
  return (
    <Section title={t("vip.gifts.title")}>
      <Stack gap={4}>
        <QueryView compact query={query} failed={t("vip.gifts.failed")} skeleton={skeleton}>
          {(gifts) =>
            gifts.length === 0 ? (
              <EmptyState compact title={t("vip.gifts.empty")}>
                {t("vip.gifts.emptyText")}
              </EmptyState>
            ) : (
              <ul className={css.gifts}>
                {gifts.map((gift) => (
                  <li key={keyOf(gift)} className={css.gift}>
                    <Row
                      gift={claimed.includes(keyOf(gift)) ? { ...gift, state: "claimed" } : gift}
                      isLocked={isUnderWay(action)}
                      onClaim={async () => claim(gift)}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
        {action.result?.ok && (
          <Alert isLive tone="win">
            {t("vip.gifts.done", { amount: money(action.result.data.amount).text })}
          </Alert>
        )}
        <ActNotice action={action} />
      </Stack>
    </Section>
  );
};

interface RowProps {
  readonly gift: VipGift;
  readonly isLocked: boolean;
  readonly onClaim: () => Promise<unknown>;
}

const Row = ({ gift, isLocked, onClaim }: RowProps): ReactElement => {
  const t = usePromoWords();
  const { money } = useFormat();
  const { type, level, amount, state } = gift;
  const birthday = useMember().value?.birthday;
  const waitsForBirthday = type === "birthday" && state === "locked" && birthday !== undefined;
  const name = t("vip.gifts.of", { level, type: t(`vip.gifts.type.${type}`) });
  const end = ((): ReactElement => {
    if (state === "open")
      return (
        <Button
          size="small"
          variant="primary"
          disabled={isLocked}
          aria-label={t("vip.gifts.claimOf", { name, amount: money(amount).text })}
          onPress={onClaim}
        >
          {t("vip.gifts.claim")}
        </Button>
      );
    if (waitsForBirthday && birthday === "") return <SetBirthday size="small" />;
    return <StatusBadge tone={REWARD_TONES[state]}>{t(`reward.${state}`)}</StatusBadge>;
  })();
  return (
    <>
      <span className={css.giftName}>
        <span>{name}</span>
        <MoneyText value={amount} className={text.strong} />
        {waitsForBirthday && birthday !== "" && (
          <span className={text.label}>{t("vip.birthday.on", { day: birthday.slice(-5) })}</span>
        )}
      </span>
      {end}
    </>
  );
};
