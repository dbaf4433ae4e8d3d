import { callQuery } from "@baize/api-client/react";
import { paths, withdrawPasswordState } from "@baize/domain";
import { Link } from "@baize/feature-kit";
import {
  Alert,
  Card,
  CardIcon,
  ChevronOnIcon,
  DepositIcon,
  type IconProps,
  LockIcon,
  Section,
  Skeleton,
  SkeletonRegion,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType, ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./hub.css.ts";
import { ReadFailed } from "./read-failed.tsx";
import { useHubClient } from "./use-hub-client.ts";

/** Steps that this account still lacks; only what is known to be missing. */
export const TodoCard = (): ReactElement => {
  const t = useMemberWords();
  const client = useHubClient();
  const password = useQuery(callQuery(client.finance.withdrawPasswordConfig));
  const accounts = useQuery(callQuery(client.finance.memberBanks));
  const vips = useQuery(callQuery(client.member.vips));
  const passwordState = withdrawPasswordState(password.data ?? null);
  const steps = [
    {
      isMissing: vips.data && /^0(\.0+)?$/.test(vips.data.deposit),
      to: paths.deposit,
      Icon: DepositIcon,
      title: t("hub.firstDeposit"),
      text: t("hub.firstDepositText"),
    },
    {
      isMissing: passwordState !== "unknown" && passwordState.isToSet,
      to: paths.withdraw,
      Icon: LockIcon,
      title: t("hub.setWithdrawPassword"),
      text: t("hub.setWithdrawPasswordText"),
    },
    {
      isMissing: accounts.data?.list.length === 0,
      to: paths.addBankCard,
      Icon: CardIcon,
      title: t("hub.addCard"),
      text: t("hub.addCardText"),
    },
  ].filter(({ isMissing }) => isMissing === true);
  const reads = [password, accounts, vips];
  const lost = reads.filter(({ data, isError }) => data === undefined && isError);
  const isLoading = reads.some(({ isPending }) => isPending);
  return (
    <Card>
      <Section size="card" title={t("hub.todo")}>
        {isLoading && (
          <SkeletonRegion>
            <Skeleton shape="row" />
          </SkeletonRegion>
        )}
        {!isLoading && steps.length === 0 && lost.length === 0 && (
          <Alert tone="win">
            <span>{t("hub.todoDone")}</span>
          </Alert>
        )}
        {steps.map((step) => (
          <Step key={step.to} {...step} />
        ))}
        {!isLoading && lost.length > 0 && <ReadFailed onRetry={() => lost.forEach(({ refetch }) => void refetch())} />}
      </Section>
    </Card>
  );
};

interface StepProps {
  to: string;
  Icon: ComponentType<IconProps>;
  title: string;
  text: string;
}

const Step = ({ to, Icon, title, text }: StepProps): ReactElement => (
  <Link to={to} className={css.todo}>
    <span className={css.shortcutIcon}>
      <Icon />
    </span>
    <span className={css.grow}>
      <span className={css.todoTitle}>{title}</span>
      <span className={css.todoText}>{text}</span>
    </span>
    <ChevronOnIcon />
  </Link>
);
