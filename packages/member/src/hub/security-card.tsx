import { callQuery, useMember } from "@baize/api-client/react";
import { withdrawPasswordState } from "@baize/domain";
import {
  BlockedIcon,
  Card,
  CheckIcon,
  cx,
  HelpIcon,
  ProgressBar,
  Section,
  Skeleton,
  SkeletonRegion,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./hub.css.ts";
import { ReadFailed } from "./read-failed.tsx";
import { useHubClient } from "./use-hub-client.ts";

const WORDS = {
  phone: { met: "hub.phoneBound", unmet: "hub.phoneUnbound", unknown: "hub.phoneUnknown" },
  email: { met: "hub.emailBound", unmet: "hub.emailUnbound", unknown: "hub.emailUnknown" },
  password: {
    met: "hub.withdrawPasswordSet",
    unmet: "hub.withdrawPasswordUnset",
    unknown: "hub.withdrawPasswordUnknown",
  },
} as const;
const LEVELS = ["hub.securityLow", "hub.securityLow", "hub.securityMedium", "hub.securityHigh"] as const;

interface Fact {
  readonly name: keyof typeof WORDS;
  /** Null while it is not known. */
  readonly isMet: boolean | null;
}

/** How well the account is secured, and by what. The level is known once everything is. */
export const SecurityCard = (): ReactElement => {
  const t = useMemberWords();
  const member = useMember();
  const password = useQuery(callQuery(useHubClient().finance.withdrawPasswordConfig));
  const state = password.isError ? "unknown" : withdrawPasswordState(password.data ?? null);
  const facts: readonly Fact[] = [
    { name: "phone", isMet: member.lastKnown?.phoneBound ?? null },
    { name: "email", isMet: member.lastKnown?.emailBound ?? null },
    { name: "password", isMet: state === "unknown" ? null : state.isUsed },
  ];
  const isMemberLost = member.failed && member.lastKnown === undefined;
  const retry = (): void => {
    if (isMemberLost) void member.refresh();
    if (password.isError) void password.refetch();
  };
  return (
    <Card>
      <Section size="card" title={t("hub.security")}>
        {member.isLoading || password.isPending ? (
          <SkeletonRegion>
            <Skeleton shape="row" count={2} />
          </SkeletonRegion>
        ) : (
          <>
            <Level facts={facts} />
            <ul className={css.facts}>
              {facts.map((fact) => (
                <FactRow key={fact.name} {...fact} />
              ))}
            </ul>
            {(isMemberLost || password.isError) && <ReadFailed onRetry={retry} />}
          </>
        )}
      </Section>
    </Card>
  );
};

const Level = ({ facts }: { facts: readonly Fact[] }): ReactElement => {
  const t = useMemberWords();
  const met = facts.filter(({ isMet }) => isMet === true).length;
  const isKnown = facts.every(({ isMet }) => isMet !== null);
  if (!isKnown) return <p className={css.unknown}>{t("hub.securityUnknown")}</p>;
  return (
    <ProgressBar
      label={t("hub.security")}
      percent={Math.round((met / facts.length) * 100)}
      figures={t(LEVELS[met] ?? "hub.securityLow")}
    />
  );
};

const FactRow = ({ name, isMet }: Fact): ReactElement => {
  const t = useMemberWords();
  const Icon = isMet === null ? HelpIcon : isMet ? CheckIcon : BlockedIcon;
  const words = WORDS[name];
  return (
    <li className={cx(css.fact, isMet === true && css.factMet)}>
      <Icon size={16} />
      <span>{t(isMet === null ? words.unknown : isMet ? words.met : words.unmet)}</span>
    </li>
  );
};
