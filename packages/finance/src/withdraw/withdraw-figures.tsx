import { parseMoney } from "@baize/domain";
import { donePercent, useRefusalWords } from "@baize/feature-kit";
import { Button, Card, MoneyText, ProgressBar, Stack, useFormat } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import * as text from "../text.css.ts";
import type { WithdrawInfo } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { TurnoverSheet } from "./turnover-sheet.tsx";
import * as css from "./withdraw.css.ts";

/** What can be withdrawn, what is locked, what turnover and quota leave. */
export const WithdrawFigures = ({ info }: { info: WithdrawInfo }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const words = useRefusalWords();
  const [isOpen, setOpen] = useState(false);
  const { currency, turnover } = info;
  const money = (decimal: string): string => format.money(decimal, currency).text;
  const isMet = (parseMoney(turnover.left, currency)?.minor ?? 1n) <= 0n;
  return (
    <Card as="section">
      <Stack gap={5}>
        <div className={css.figures}>
          <div className={css.lead}>
            <p className={text.label}>{t("withdraw.available")}</p>
            <MoneyText value={info.available} asset={currency} size="hero" />
          </div>
          <div className={css.small}>
            <p className={text.label}>{t("withdraw.locked")}</p>
            <MoneyText value={info.locked} asset={currency} />
          </div>
          <div className={css.small}>
            <p className={text.label}>{t("withdraw.balance")}</p>
            <MoneyText value={info.balance} asset={currency} />
          </div>
        </div>
        <Stack gap={2}>
          <ProgressBar
            label={t("withdraw.turnover")}
            percent={donePercent(turnover.done, turnover.need, currency)}
            figures={t("withdraw.turnoverFigures", { done: money(turnover.done), need: money(turnover.need) })}
          />
          <div className={css.requirementHead}>
            <p className={text.label}>
              {isMet
                ? t("withdraw.turnoverMet")
                : words.refusal({ code: "turnover_missing", detail: { left: turnover.left } }, currency)}
            </p>
            <Button size="small" variant="quiet" onPress={() => setOpen(true)}>
              {t("withdraw.turnoverMore")}
            </Button>
          </div>
        </Stack>
        <Limits info={info} />
      </Stack>
      <TurnoverSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </Card>
  );
};

/** What today still allows. */
const Limits = ({ info: { currency, timesLeft, quotaLeft, freeTimesLeft } }: { info: WithdrawInfo }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  return (
    <ul className={css.chips}>
      <li>
        {t("withdraw.timesLeft")}
        <span className={css.chipValue}>
          {timesLeft === null ? t("withdraw.unlimited") : t("withdraw.timesValue", { count: timesLeft })}
        </span>
      </li>
      <li>
        {t("withdraw.quotaLeft")}
        <span className={css.chipValue}>
          {quotaLeft === null ? t("withdraw.unlimited") : format.money(quotaLeft, currency).text}
        </span>
      </li>
      <li>
        {t("withdraw.freeTimes")}
        <span className={css.chipValue}>{t("withdraw.timesValue", { count: freeTimesLeft })}</span>
      </li>
    </ul>
  );
};
