import { useMember, useWithdrawPassword } from "@baize/api-client/react";
import { BlockedIcon, Card, CheckIcon, cx, HelpIcon, ProgressBar, Section } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./hub.css.ts";

/** How well the account is secured, and by what. */
export const SecurityCard = (): ReactElement => {
  const t = useMemberWords();
  const { lastKnown: info } = useMember();
  const password = useWithdrawPassword();
  const isPasswordSet = password === "unknown" ? null : password.isUsed;
  const facts = [
    {
      key: "phone",
      isMet: info?.phoneBound ?? null,
      text: t(info?.phoneBound ? "hub.phoneBound" : "hub.phoneUnbound"),
    },
    {
      key: "email",
      isMet: info?.emailBound ?? null,
      text: t(info?.emailBound ? "hub.emailBound" : "hub.emailUnbound"),
    },
    {
      key: "password",
      isMet: isPasswordSet,
      text: t(
        isPasswordSet === null
          ? "hub.withdrawPasswordUnknown"
          : isPasswordSet
            ? "hub.withdrawPasswordSet"
            : "hub.withdrawPasswordUnset",
      ),
    },
  ];
  const met = facts.filter(({ isMet }) => isMet === true).length;
  const level = (["securityLow", "securityLow", "securityMedium", "securityHigh"] as const)[met] ?? "securityLow";
  return (
    <Card>
      <Section size="card" title={t("hub.security")}>
        <ProgressBar
          label={t("hub.security")}
          percent={Math.round((met / facts.length) * 100)}
          figures={t(`hub.${level}`)}
        />
        <ul className={css.facts}>
          {facts.map(({ key, isMet, text }) => (
            <li key={key} className={cx(css.fact, isMet === true && css.factMet)}>
              {isMet === null ? <HelpIcon size={16} /> : isMet ? <CheckIcon size={16} /> : <BlockedIcon size={16} />}
              {text}
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
};
