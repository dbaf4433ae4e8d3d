import { CheckIcon, cx, MinusIcon } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as css from "../gate/gate.css.ts";
import { useMemberWords } from "../words.ts";

/** The password's rules, ticked as they are met. */
export const PasswordRules = ({ password }: { password: string }): ReactElement => {
  const t = useMemberWords();
  const length = Array.from(password).length;
  const rules = [
    { word: "ruleLength", isMet: length >= 8 && length <= 64 },
    { word: "ruleLetter", isMet: /\p{L}/u.test(password) },
    { word: "ruleDigit", isMet: /\d/.test(password) },
  ] as const;
  return (
    <ul className={css.rules} aria-label={t("register.secretRules")}>
      {rules.map(({ word, isMet }) => (
        <li key={word} className={cx(css.rule, isMet && css.ruleMet)}>
          {isMet ? <CheckIcon size={14} /> : <MinusIcon size={14} />}
          {t(`register.${word}`)}
        </li>
      ))}
    </ul>
  );
};
