import type { CallData, Contract } from "@baize/api-client/contract";
import { callKey, callQuery } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Link, QueryView, useAction, useProtectionClient } from "@baize/feature-kit";
import { Alert, Button, DescriptionList, MoneyText, Sheet, Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useCallback } from "react";
import { useGamesWords } from "../words.ts";
import * as css from "./play.css.ts";

type Session = NonNullable<CallData<Contract["protection"]["play"]>["session"]>;

export interface RealityCheckSheetProps {
  /** Leaves the game, or its launch. */
  readonly onLeave: () => unknown;
  readonly leaveLabel?: string | undefined;
  /** After it was acknowledged. */
  readonly onAcknowledged?: (() => unknown) | undefined;
}

/** The reality check: it cannot be put aside, but acknowledged or left by leaving the game. */
export const RealityCheckSheet = ({ onLeave, leaveLabel, onAcknowledged }: RealityCheckSheetProps): ReactElement => {
  const t = useGamesWords();
  const queryClient = useQueryClient();
  const { protection } = useProtectionClient();
  const query = useQuery(callQuery(protection.play));
  const { run, error, isRunning } = useAction(useCallback(async () => protection.acknowledge({}), [protection]));
  const goOn = async (): Promise<void> => {
    if ((await run()) === null) return;
    await queryClient.invalidateQueries({ queryKey: callKey(protection.play) });
    await onAcknowledged?.();
  };
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="text" count={4} />
    </SkeletonRegion>
  );
  return (
    <Sheet
      isOpen
      isDismissable={false}
      onClose={onLeave}
      width="small"
      title={t("play.reality.title")}
      footer={
        <>
          <Button onPress={onLeave}>{leaveLabel ?? t("play.reality.leave")}</Button>
          <Button loading={isRunning} onPress={goOn}>
            {t("play.reality.goOn")}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <QueryView compact query={query} failed={t("play.reality.failed")} skeleton={skeleton}>
          {({ session }) => session !== null && <Played {...session} />}
        </QueryView>
        <p className={css.ways}>
          <Link to={paths.betRecord}>{t("play.reality.records")}</Link>
          <Link to={paths.protection}>{t("play.reality.limits")}</Link>
        </p>
        {error !== null && (
          <Alert isLive tone="danger">
            <span>{error}</span>
          </Alert>
        )}
      </Stack>
    </Sheet>
  );
};

const HOUR_MINUTES = 60;

const Played = ({ minutes, stakes, returns, net }: Session): ReactElement => {
  const t = useGamesWords();
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  const time = hours === 0 ? t("play.reality.minutes", { minutes }) : t("play.reality.hours", { hours, minutes: rest });
  return (
    <Stack gap={3}>
      <p className={css.elapsed}>{t("play.reality.elapsed", { time })}</p>
      <DescriptionList
        items={[
          { term: t("play.reality.stakes"), detail: <MoneyText value={stakes} /> },
          { term: t("play.reality.returns"), detail: <MoneyText value={returns} /> },
          { term: t("play.reality.net"), detail: <MoneyText value={net} tone="auto" />, isStrong: true },
        ]}
      />
      <p className={css.quiet}>{t("play.reality.open")}</p>
    </Stack>
  );
};
