import { callQuery, useClient } from "@baize/api-client/react";
import { checkEmail, checkPhone } from "@baize/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMemberWords } from "../words.ts";

export type Channel = "phone" | "email";

/** What a form holds of a phone number or e-mail address, and of the code that was sent there. */
export interface CodeValues {
  readonly area: string;
  readonly account: string;
  readonly captcha: string;
  readonly code: string;
}

export const NO_CODE: CodeValues = { area: "86", account: "", captcha: "", code: "" };

/** Typed digits, also in the wide forms of an input method. */
export const digitsOf = (text: string): string => text.normalize("NFKC").replaceAll(/\D/g, "");

/** Where a code goes, and the ticket of the one that was sent last. */
export interface CodeTarget {
  readonly channel: Channel;
  readonly areas: readonly { readonly value: string; readonly label: string }[];
  readonly ticket: string;
  readonly setTicket: (ticket: string) => void;
  readonly checks: {
    readonly account: (values: CodeValues) => string | undefined;
    readonly code: (values: CodeValues) => string | undefined;
  };
  /** The part of a call's input that names target and code. */
  readonly inputOf: (values: CodeValues) => {
    readonly type: Channel;
    readonly area: string;
    readonly account: string;
    readonly code: string;
    readonly ticket: string;
  };
}

export const useCodeTarget = (channel: Channel): CodeTarget => {
  const t = useMemberWords();
  const { data: phoneAreas = [] } = useQuery(callQuery(useClient().service.phoneArea));
  const [ticket, setTicket] = useState("");
  const isPhone = channel === "phone";

  const checkAccount = ({ area, account }: CodeValues): string | undefined => {
    const value = account.trim();
    if (value === "") return t(isPhone ? "need.phone" : "need.email");
    if (!isPhone) return checkEmail(value) ? t("wrong.email") : undefined;
    const pattern = phoneAreas.find((entry) => entry.code === area)?.pattern;
    return checkPhone(value, pattern ?? "") ? t("wrong.phone") : undefined;
  };
  const checkCode = ({ code }: CodeValues): string | undefined => {
    const digits = digitsOf(code);
    if (digits === "" || ticket === "") return t(isPhone ? "need.phoneCode" : "need.emailCode");
    return /^\d{6}$/.test(digits) ? undefined : t("wrong.code");
  };

  return {
    channel,
    areas: phoneAreas.map((entry) => ({ value: entry.code, label: `+${entry.code} ${entry.name}` })),
    ticket,
    setTicket,
    checks: { account: checkAccount, code: checkCode },
    inputOf: ({ area, account, code }) => ({
      type: channel,
      area: isPhone ? area : "",
      account: account.trim(),
      code: digitsOf(code),
      ticket,
    }),
  };
};
