import { callQuery } from "@baize/api-client/react";
import { useAction } from "@baize/feature-kit";
import { Alert, Button, SuccessIcon, useFormat } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useCallback } from "react";
import { useClient } from "../client.ts";
import * as text from "../text.css.ts";
import { usePromoWords } from "../words.ts";
import type { ActionProps } from "./action.tsx";
import * as css from "./action.css.ts";

/** Joining marks the promotion as the member's; it moves no money. */
export const Join = ({ detail: { id, joined }, onChanged }: ActionProps): ReactElement => {
  const t = usePromoWords();
  const { promo } = useClient();
  const { run, error } = useAction(useCallback(async () => promo.join({ id }), [promo, id]));
  const join = async (): Promise<void> => {
    if ((await run()) !== null) await onChanged();
  };
  if (joined) return <Joined id={id} />;
  return (
    <>
      <p className={text.note}>{t("detail.action.joinText")}</p>
      <Button fullWidth onPress={join}>
        {t("detail.action.join")}
      </Button>
      {error !== null && (
        <Alert isLive tone="danger">
          {error}
        </Alert>
      )}
    </>
  );
};

const Joined = ({ id }: { id: string }): ReactElement => {
  const t = usePromoWords();
  const { dateTime } = useFormat();
  const { data } = useQuery(callQuery(useClient().promo.isJoinActive, { id }));
  const at = data?.joinTime ?? null;
  return (
    <p className={css.joined}>
      <SuccessIcon size={16} />
      <span>{at === null ? t("joined") : t("detail.action.joined", { time: dateTime(at) })}</span>
    </p>
  );
};
