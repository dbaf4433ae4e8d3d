import { paths } from "@baize/domain";
import { lowestLimit, useProtection } from "@baize/feature-kit";
import { LinkButton, useBrand, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as text from "../text.css.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./deposit.css.ts";

/** Below the amount: what is left under the lowest deposit limit, as far as that is known, and the way to the limits. */
export const LimitLine = (): ReactElement => {
  const t = useFinanceWords();
  return (
    <div className={css.limitLine}>
      <LeftOver />
      <LinkButton size="small" variant="quiet" to={paths.protection}>
        {t("deposit.limit.link")}
      </LinkButton>
    </div>
  );
};

const LeftOver = (): ReactElement | null => {
  const t = useFinanceWords();
  const format = useFormat();
  const { currency } = useBrand();
  const { data } = useProtection();
  if (data === undefined) return null;
  const lowest = lowestLimit(data.depositLimits, currency.code);
  if (lowest === null) return <p className={text.label}>{t("deposit.limit.none")}</p>;
  const { period, left, freesAt } = lowest;
  return (
    <p className={text.label}>
      <span>
        {t("deposit.limit.left", { period: t(`deposit.limit.period.${period}`), left: format.money(left).text })}
      </span>
      {freesAt !== null && <span>{t("deposit.limit.frees", { time: format.dateTime(freesAt) })}</span>}
    </p>
  );
};
