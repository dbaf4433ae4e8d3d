import { callQuery, useMoneyAction } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { QueryView } from "@baize/feature-kit";
import {
  Alert,
  Button,
  Card,
  MoneyText,
  PageHeader,
  Section,
  SignInDayIcon,
  Skeleton,
  SkeletonRegion,
  Split,
  Stack,
  StatusBadge,
  TrustedHtml,
  useFormat,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { ActNotice, isUnderWay } from "../act/act-notice.tsx";
import { useClient } from "../client.ts";
import { REWARD_TONES } from "../detail/rewards.tsx";
import * as text from "../text.css.ts";
import { isNone } from "../turnover-of.ts";
import type { SignInfo } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import { Calendar } from "./calendar.tsx";
import { Resign } from "./resign.tsx";
import * as css from "./sign.css.ts";

// Beside the text, which is asked for when the page is drawn.
TrustedHtml.preload();

/** /activity/sign: the month of sign-ins, today's, and what days in a row give. */
export const Page = (): ReactElement => {
  const t = usePromoWords();
  const query = useQuery(callQuery(useClient().promo.signInfo));
  return (
    <Stack gap={5}>
      <PageHeader title={t("title.sign")} detail={t("sign.detail")} backTo={paths.activityDiscount} />
      <QueryView query={query} failed={t("sign.failed")} skeleton={<SignSkeleton />}>
        {(info) => <Month info={info} />}
      </QueryView>
    </Stack>
  );
};

const Month = ({ info }: { info: SignInfo }): ReactElement => {
  const t = usePromoWords();
  const [resigning, setResigning] = useState<string | null>(null);
  return (
    <Split aside={<Aside info={info} />} className={css.body}>
      <Stack gap={6}>
        <Card>
          <Stack gap={4}>
            <Calendar info={info} onResign={setResigning} />
            <Resign info={info} day={resigning} onClose={() => setResigning(null)} />
          </Stack>
        </Card>
        {info.rules !== "" && (
          <Section title={t("sign.rules")}>
            <TrustedHtml html={info.rules} />
          </Section>
        )}
      </Stack>
    </Split>
  );
};

const Aside = ({ info }: { info: SignInfo }): ReactElement => {
  const t = usePromoWords();
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={4}>
          <dl className={css.figures}>
            <div>
              <dt className={text.label}>{t("sign.streak")}</dt>
              <dd className={css.figure}>{t("sign.days", { days: info.streak })}</dd>
            </div>
            <div>
              <dt className={text.label}>{t("sign.total")}</dt>
              <dd className={css.figure}>{t("sign.days", { days: info.total })}</dd>
            </div>
          </dl>
          <Today info={info} />
        </Stack>
      </Card>
      {info.rewards.length > 0 && <StreakRewards rewards={info.rewards} />}
    </Stack>
  );
};

/** Today's sign-in, and its result. */
const Today = ({ info }: { info: SignInfo }): ReactElement => {
  const t = usePromoWords();
  const { money } = useFormat();
  const action = useMoneyAction(useClient().promo.sign);
  const done = action.result?.ok && action.result.data.day === info.today ? action.result.data : null;
  return (
    <Stack gap={3}>
      {info.canSign && done === null && (
        <Button
          variant="primary"
          size="large"
          fullWidth
          icon={<SignInDayIcon />}
          disabled={isUnderWay(action)}
          onPress={async () => action.submit({})}
        >
          <span>{t("sign.today")}</span>
          {!isNone(info.daily) && <span>{t("sign.todayReward", { amount: money(info.daily).text })}</span>}
        </Button>
      )}
      {!info.canSign && done === null && (
        <Alert tone={info.signedDays.includes(info.today) ? "win" : "info"}>
          {info.signedDays.includes(info.today) ? (
            t("sign.done")
          ) : (
            <>
              <strong>{t("sign.closed")}</strong> <span>{t("sign.closedText")}</span>
            </>
          )}
        </Alert>
      )}
      {done !== null && (
        <Alert isLive tone="win">
          {isNone(done.reward)
            ? t("sign.signed", { days: done.streak })
            : t("sign.signedReward", { amount: money(done.reward).text, days: done.streak })}
        </Alert>
      )}
      <ActNotice action={action} />
    </Stack>
  );
};

const StreakRewards = ({ rewards }: Pick<SignInfo, "rewards">): ReactElement => {
  const t = usePromoWords();
  return (
    <Card>
      <Section size="card" title={t("sign.rewards")}>
        <ol className={text.plainList}>
          {rewards.map(({ days, reward, state }) => (
            <li key={days} className={text.row}>
              <span>{t("sign.rewardDays", { days })}</span>
              <span className={css.reward}>
                <MoneyText value={reward} />
                <StatusBadge tone={REWARD_TONES[state]}>{t(`sign.rewardState.${state}`)}</StatusBadge>
              </span>
            </li>
          ))}
        </ol>
      </Section>
    </Card>
  );
};

const SignSkeleton = (): ReactElement => (
  <SkeletonRegion className={css.skeleton}>
    <Skeleton shape="row" count={7} />
  </SkeletonRegion>
);
