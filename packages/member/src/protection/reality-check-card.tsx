import type { CallData, Contract } from "@baize/api-client/contract";
import { callKey, callQuery } from "@baize/api-client/react";
import { REALITY_CHECK_MINUTES, type RealityCheckMinutes } from "@baize/domain";
import { QueryView, useAction, useProtectionClient } from "@baize/feature-kit";
import { Alert, Card, ChoiceCards, Section, Skeleton, SkeletonRegion, useToasts } from "@baize/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useCallback } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./protection.css.ts";

type Play = CallData<Contract["protection"]["play"]>;

/** How often play is interrupted by a reality check. */
export const RealityCheckCard = (): ReactElement => {
  const t = useMemberWords();
  const { play } = useProtectionClient().protection;
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" count={1} />
    </SkeletonRegion>
  );
  return (
    <Card>
      <Section size="card" title={t("protection.reality.title")}>
        <p className={css.quiet}>{t("protection.reality.detail")}</p>
        <QueryView query={useQuery(callQuery(play))} failed={t("protection.reality.failed")} skeleton={skeleton}>
          {(data) => <Interval {...data} />}
        </QueryView>
      </Section>
    </Card>
  );
};

const Interval = ({ everyMinutes, choices }: Pick<Play, "everyMinutes" | "choices">): ReactElement => {
  const t = useMemberWords();
  const { show } = useToasts();
  const queryClient = useQueryClient();
  const { protection } = useProtectionClient();
  const { run, error, isRunning } = useAction(
    useCallback(
      async (minutes: RealityCheckMinutes) => protection.setRealityCheck({ everyMinutes: minutes }),
      [protection],
    ),
  );
  const choose = async (minutes: RealityCheckMinutes): Promise<void> => {
    if (isRunning || minutes === everyMinutes) return;
    if ((await run(minutes)) === null) return;
    show({ text: t("protection.reality.saved", { minutes }), tone: "win" });
    await queryClient.invalidateQueries({ queryKey: callKey(protection.play) });
  };
  return (
    <>
      <ChoiceCards
        label={t("protection.reality.label")}
        columns={3}
        choices={choices.map((minutes) => ({
          value: String(minutes),
          title: t("protection.reality.every", { minutes }),
        }))}
        value={String(everyMinutes)}
        onValueChange={(value) => {
          const minutes = REALITY_CHECK_MINUTES.find((each) => String(each) === value);
          if (minutes !== undefined) void choose(minutes);
        }}
      />
      {error !== null && (
        <Alert isLive tone="danger">
          <span>{error}</span>
        </Alert>
      )}
    </>
  );
};
