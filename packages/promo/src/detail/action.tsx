import { paths } from "@baize/domain";
import { Card, GiftIcon, LinkButton, Section, SignInDayIcon, Stack } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import * as text from "../text.css.ts";
import type { Detail } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import { ApplyAlone } from "./apply-alone.tsx";
import { ApplyDeposit } from "./apply-deposit.tsx";
import { Join } from "./join.tsx";

export interface ActionProps {
  readonly detail: Detail;
  readonly onChanged: () => unknown;
}

/** The way to take part, by the promotion's type. */
export const Action = ({ detail, onChanged }: ActionProps): ReactElement => {
  const t = usePromoWords();
  const ways: Record<Detail["type"], () => ReactNode> = {
    rule: () => <p className={text.note}>{t("detail.action.rule")}</p>,
    gift: () => (
      <LinkButton variant="primary" fullWidth icon={<GiftIcon />} to={paths.activityGifts}>
        {t("detail.action.gift")}
      </LinkButton>
    ),
    sign: () => (
      <LinkButton variant="primary" fullWidth icon={<SignInDayIcon />} to={paths.activitySign}>
        {t("detail.action.sign")}
      </LinkButton>
    ),
    recharge: () => (
      <>
        <p className={text.note}>{t("detail.action.claim")}</p>
        <LinkButton fullWidth to={paths.deposit}>
          {t("toDeposit")}
        </LinkButton>
        <Join detail={detail} onChanged={onChanged} />
      </>
    ),
    depositActive: () => (
      <>
        <ApplyDeposit detail={detail} />
        <Join detail={detail} onChanged={onChanged} />
      </>
    ),
    aloneActive: () => (
      <>
        <ApplyAlone detail={detail} />
        <Join detail={detail} onChanged={onChanged} />
      </>
    ),
  };
  return (
    <Card>
      <Section size="card" title={t("detail.action.title")}>
        <Stack gap={4}>{ways[detail.type]()}</Stack>
      </Section>
    </Card>
  );
};
