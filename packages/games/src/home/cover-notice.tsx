import { useReminders } from "@baize/feature-kit";
import { textKey } from "@baize/api-client";
import { useClient } from "@baize/api-client/react";
import { Button, CheckboxField, LinkButton, Sheet, Stack, useFormat } from "@baize/ui-kit";
import { type ReactElement, useEffect, useState } from "react";
import type { Promotion } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./cover-notice.css.ts";
import { promotionPath } from "./promotion-path.ts";
import { usePromotions } from "./use-promotions.ts";

/** One promotion, once in a visit: the first that runs and that the member has not put off for today. */
export const CoverNotice = (): ReactElement | null => {
  const promotions = usePromotions();
  return promotions === undefined ? null : <FirstOf promotions={promotions} />;
};

/** What a promotion is to `useReminders`. */
const noticeOf = (id: string): string => `cover.${id}`;
const shownKey = textKey("session", "cover_shown", (text) => text === "1");
/** What a member may be busy with on home, such as the launch of a game or the choice of a language. */
const BUSY = '[role="dialog"], [role="alertdialog"], [role="menu"]';

const FirstOf = ({ promotions }: { promotions: readonly Promotion[] }): ReactElement | null => {
  const { storage } = useClient();
  const { isHidden } = useReminders();
  const [promotion] = useState(() =>
    storage.get(shownKey) !== undefined || document.querySelector(BUSY) !== null
      ? undefined
      : promotions.find(({ id }) => !isHidden(noticeOf(id))),
  );
  const isFound = promotion !== undefined;
  useEffect(() => {
    if (isFound) storage.set(shownKey, "1");
  }, [isFound, storage]);
  return promotion === undefined ? null : <Notice promotion={promotion} />;
};

const Notice = ({
  promotion: { id, image, title, text, link, start, end },
}: {
  promotion: Promotion;
}): ReactElement => {
  const t = useGamesWords();
  const period = usePeriod();
  const reminders = useReminders();
  const [isOpen, setOpen] = useState(true);
  const [isPutOff, setPutOff] = useState(false);
  const to = promotionPath(link);
  const close = (): void => setOpen(false);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={title}
      detail={period(start, end)}
      footer={
        <div className={css.foot}>
          <Button size="large" onPress={close}>
            {t("cover.close")}
          </Button>
          {to !== null && (
            <LinkButton size="large" variant="primary" to={to}>
              {t("cover.more")}
            </LinkButton>
          )}
        </div>
      }
    >
      <div className={css.body}>
        <img className={css.picture} src={image} alt="" width={480} height={270} />
        <Stack gap={4}>
          <p className={css.text}>{text}</p>
          <CheckboxField
            label={t("cover.remind")}
            checked={isPutOff}
            onChange={({ target: { checked } }) => {
              setPutOff(checked);
              if (checked) reminders.hideToday(noticeOf(id));
              else reminders.show(noticeOf(id));
            }}
          />
        </Stack>
      </div>
    </Sheet>
  );
};

/** From when to when, in the brand's zone. */
const usePeriod = (): ((start: string | null, end: string | null) => string) => {
  const t = useGamesWords();
  const { dateTime } = useFormat();
  return (start, end) => {
    if (start === null) return end === null ? t("cover.always") : t("home.promotionEnd", { time: dateTime(end) });
    if (end === null) return t("cover.from", { start: dateTime(start) });
    return t("cover.period", { start: dateTime(start), end: dateTime(end) });
  };
};
