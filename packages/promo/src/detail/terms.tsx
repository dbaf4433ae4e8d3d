import { CATEGORY_IDS } from "@baize/domain";
import {
  Alert,
  type Description,
  DescriptionList,
  MoneyText,
  Section,
  Stack,
  useBrand,
  useCategoryName,
  useFormat,
} from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as text from "../text.css.ts";
import { isNone, turnoverOf } from "../turnover-of.ts";
import type { Detail } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import * as css from "./detail.css.ts";
import { useExpiryTerm, useFreeBetTerms } from "./free-bet-terms.tsx";

/** A handy reward for the example of what a turnover multiple comes to. */
const EXAMPLE = "100";

/** What is given and what it brings with it, before any commitment. */
export const Terms = ({ detail }: { detail: Detail }): ReactElement => {
  const t = usePromoWords();
  const { money, percent } = useFormat();
  const { currency } = useBrand();
  const { amount, offer, turnoverMultiple: multiple, freeBets, needsApproval } = detail;
  const items: Description[] = [
    ...(amount === null
      ? []
      : [{ term: t("detail.terms.amount"), detail: <MoneyText value={amount} />, isStrong: true }]),
    ...useFreeBetTerms(detail),
    ...(offer === null
      ? []
      : [
          {
            term: t(`detail.terms.percent.${offer.of}`),
            detail: <Figure>{percent(offer.percent)}</Figure>,
            isStrong: true,
          },
          {
            term: t("detail.terms.cap"),
            detail: <Figure>{money(offer.cap, undefined, { trimZeros: true }).text}</Figure>,
          },
        ]),
    {
      term: t(freeBets === null ? "detail.terms.multiple" : "freeBets.multiple"),
      detail: isNone(multiple) ? t("detail.terms.multipleNone") : t("detail.terms.multipleValue", { multiple }),
    },
    useExpiryTerm(detail),
    {
      term: t("detail.terms.approval"),
      detail: t(needsApproval ? "detail.terms.approvalManual" : "detail.terms.approvalAuto"),
    },
  ];
  return (
    <Section title={t("detail.terms.title")}>
      <Stack gap={4}>
        <DescriptionList items={items} />
        {!isNone(multiple) && (
          <Alert tone="info">
            {t(freeBets === null ? "detail.terms.example" : "freeBets.example", {
              reward: money(EXAMPLE, undefined, { trimZeros: true }).text,
              turnover: money(turnoverOf(EXAMPLE, multiple, currency.code), undefined, { trimZeros: true }).text,
            })}
          </Alert>
        )}
        {!isNone(multiple) && <Weights weights={detail.turnoverWeights} />}
      </Stack>
    </Section>
  );
};

const Figure = ({ children }: { children: string }): ReactElement => (
  <span translate="no" className={text.figure}>
    {children}
  </span>
);

/** How much each category of the brand counts; what is not named counts in full. */
const Weights = ({ weights }: { weights: Detail["turnoverWeights"] }): ReactElement | null => {
  const t = usePromoWords();
  const nameOf = useCategoryName();
  const { enabledCategoryIds } = useBrand();
  if (Object.keys(weights).length === 0) return null;
  const shown = Object.values(CATEGORY_IDS).filter((id) => enabledCategoryIds.includes(id));
  return (
    <div>
      <p className={text.note}>{t("detail.terms.weights")}</p>
      <ul className={css.weights}>
        {shown.map((id) => (
          <li key={id} className={css.weight}>
            <span>{nameOf(id)}</span>
            <span translate="no" className={css.weightValue}>
              {t("detail.terms.weight", { percent: String(weights[String(id)] ?? 100) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
