import type { MoneyAction } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import {
  Alert,
  Button,
  ConfirmDialog,
  type Description,
  DescriptionList,
  LinkButton,
  Stack,
  useBrand,
  useFormat,
} from "@baize/ui-kit";
import { type ReactElement, type ReactNode, useState } from "react";
import { ActNotice, isUnderWay } from "../act/act-notice.tsx";
import type { Contract } from "@baize/api-client/contract";
import * as text from "../text.css.ts";
import { isNone, turnoverOf } from "../turnover-of.ts";
import type { Condition, Detail, PromoRecord } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import { useConditionText } from "./condition-words.ts";
import { useExpiryTerm, useFreeBetTerms, useGamesPath } from "./free-bet-terms.tsx";

/** Both kinds of application: of a deposit, and by itself. */
type ApplyAction = Pick<
  MoneyAction<Contract["promo"]["applyDepositActive"]> | MoneyAction<Contract["promo"]["applyAloneActive"]>,
  "state" | "result" | "retry" | "reset"
>;

export interface ApplyProps {
  readonly detail: Detail;
  readonly action: ApplyAction;
  readonly label: string;
  readonly note?: string;
  /** What it will come to, where that is known; a decimal. */
  readonly reward: string | null;
  /** What else the review says, before the reward. */
  readonly facts?: readonly Description[] | undefined;
  /** In place of the form where there is nothing to apply with. */
  readonly instead?: ReactElement | false;
  /** Above the button. */
  readonly children?: ReactNode;
  /** Checks what was entered; the review opens where that is right. */
  readonly mayReview?: () => boolean;
  readonly onConfirm: () => Promise<unknown>;
}

const OF_DEPOSITS: readonly Condition["key"][] = ["firstDeposit", "deposit", "deposits"];

/** An application in three steps: what is missing, the review, the result. */
export const Apply = ({
  detail,
  action,
  label,
  note,
  reward,
  facts = [],
  instead = false,
  children,
  mayReview = () => true,
  onConfirm,
}: ApplyProps): ReactElement => {
  const t = usePromoWords();
  const textOf = useConditionText();
  const [isReviewing, setReviewing] = useState(false);
  const missing = detail.conditions.filter(({ ok }) => !ok);
  if (action.result?.ok) return <Applied state={action.result.data.state} freeBets={detail.freeBets} />;
  if (missing.length > 0)
    return (
      <>
        <Alert tone="warning">
          {t("detail.action.missing", { conditions: missing.map(textOf).join(t("detail.action.and")) })}
        </Alert>
        {missing.some(({ key }) => OF_DEPOSITS.includes(key)) && (
          <LinkButton variant="primary" fullWidth to={paths.deposit}>
            {t("toDeposit")}
          </LinkButton>
        )}
      </>
    );
  if (instead !== false) return instead;
  const confirm = async (): Promise<void> => {
    await onConfirm();
    setReviewing(false);
  };
  return (
    <>
      {note !== undefined && <p className={text.note}>{note}</p>}
      {children}
      <Button
        variant="primary"
        fullWidth
        disabled={isUnderWay(action)}
        onPress={() => {
          if (mayReview()) setReviewing(true);
        }}
      >
        {label}
      </Button>
      <ActNotice action={action} />
      <ConfirmDialog
        isOpen={isReviewing}
        title={t("detail.action.confirmTitle")}
        confirmLabel={t("detail.action.confirm")}
        onConfirm={confirm}
        onCancel={() => setReviewing(false)}
      >
        <Review detail={detail} facts={facts} reward={reward} />
      </ConfirmDialog>
    </>
  );
};

/** Turnover and its end once more, before the commitment. */
const Review = ({
  detail,
  facts,
  reward,
}: Pick<ApplyProps, "detail" | "reward"> & { facts: readonly Description[] }): ReactElement => {
  const t = usePromoWords();
  const { money } = useFormat();
  const { currency } = useBrand();
  const { turnoverMultiple: multiple, freeBets, needsApproval } = detail;
  const turnover = ((): string => {
    if (isNone(multiple)) return t("detail.terms.multipleNone");
    if (reward === null) return t("detail.terms.multipleValue", { multiple });
    return money(turnoverOf(reward, multiple, currency.code)).text;
  })();
  const items: Description[] = [
    ...facts,
    ...useFreeBetTerms(detail),
    ...(reward === null ? [] : [{ term: t("detail.action.reward"), detail: money(reward).text, isStrong: true }]),
    { term: t(freeBets === null ? "detail.action.turnover" : "freeBets.multiple"), detail: turnover },
    useExpiryTerm(detail),
    {
      term: t("detail.terms.approval"),
      detail: t(needsApproval ? "detail.terms.approvalManual" : "detail.terms.approvalAuto"),
    },
  ];
  return (
    <Stack gap={3}>
      <span>{detail.title}</span>
      <DescriptionList items={items} />
    </Stack>
  );
};

const TONES = { pending: "info", passed: "info", paid: "win", refused: "danger", ended: "info" } as const;

const Applied = ({ state, freeBets }: Pick<PromoRecord, "state"> & Pick<Detail, "freeBets">): ReactElement => {
  const t = usePromoWords();
  const pathOf = useGamesPath();
  if (freeBets !== null && state === "paid") {
    const path = pathOf(freeBets.categories);
    const action = path !== null && (
      <LinkButton size="small" to={path}>
        {t("freeBets.toGames")}
      </LinkButton>
    );
    return (
      <Alert isLive tone="win" title={t("freeBets.givenTitle")} action={action}>
        {t("freeBets.givenText")}
      </Alert>
    );
  }
  return (
    <Alert
      isLive
      tone={TONES[state]}
      title={t(`detail.result.${state}`)}
      action={
        state === "paid" && (
          <LinkButton size="small" to={paths.withdraw}>
            {t("detail.result.turnover")}
          </LinkButton>
        )
      }
    >
      {t(`detail.result.${state}Text`)}
    </Alert>
  );
};
