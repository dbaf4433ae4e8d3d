import { callQuery, useClient } from "@baize/api-client/react";
import { checkCode, checkEmail, checkPhone, cleanCode, cleanEmail, cleanPhone, type CleanText } from "@baize/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMemberWords } from "../words.ts";
import { cleanCaptcha } from "./cleaners.ts";

export type Channel = "phone" | "email";
export type CodeScene = "login" | "register" | "bind" | "withdraw";

/** What a form holds of a phone number or e-mail address, and of the code that was sent there. */
export interface CodeValues {
  readonly area: string;
  readonly account: string;
  readonly captcha: string;
  readonly code: string;
}

const NO_CODE: CodeValues = { area: "86", account: "", captcha: "", code: "" };

type CodeCheck = (values: CodeValues) => string | undefined;

/** Where a code goes, and what is known of the one that was sent there last. */
export interface CodeTarget {
  readonly channel: Channel;
  readonly scene: CodeScene;
  /** It goes to the account's own phone or e-mail address, which the form holds as the account shows it. */
  readonly isOwn: boolean;
  readonly areas: readonly { readonly value: string; readonly label: string }[];
  /** Reads a number of this area, or an address. */
  readonly clean: (account: string, area: string) => CleanText;
  /** The target as the store of code requests names it. */
  readonly nameOf: (values: CodeValues) => string;
  readonly checks: { readonly account: CodeCheck; readonly captcha: CodeCheck; readonly code: CodeCheck };
  /** The part of a call's input that names target and code. */
  readonly inputOf: (values: CodeValues) => {
    readonly type: Channel;
    readonly area: string;
    readonly account: string;
    readonly code: string;
    readonly ticket: string;
  };
  /** After the call that the code went with: one that was used, or whose ticket is refused, is good for nothing. */
  readonly settle: (values: CodeValues, answer: { readonly ok: boolean; readonly code?: string }) => void;
}

export const useCodeTarget = (channel: Channel, scene: CodeScene): CodeTarget => {
  const t = useMemberWords();
  const client = useClient();
  const { codeRequests } = client;
  const { data: phoneAreas = [] } = useQuery(callQuery(client.service.phoneArea));
  const isPhone = channel === "phone";
  const isOwn = scene === "withdraw";

  const clean = (account: string, area: string): CleanText => {
    if (isOwn) return { text: account, dropped: "" };
    return isPhone ? cleanPhone(account, area) : cleanEmail(account);
  };
  const nameOf = ({ area, account }: CodeValues): string =>
    isPhone ? `phone:${area}:${clean(account, area).text}` : `email:${clean(account, area).text}`;
  const ticketOf = (values: CodeValues): string => codeRequests.get(scene, nameOf(values))?.ticket ?? "";

  const checkAccount: CodeCheck = ({ area, account }) => {
    const { text } = clean(account, area);
    if (isOwn) return undefined;
    if (text === "") return t(isPhone ? "need.phone" : "need.email");
    if (!isPhone) {
      const wrong = checkEmail(text);
      return wrong === null ? undefined : t(wrong === "other_script" ? "wrong.emailScript" : "wrong.email");
    }
    const pattern = phoneAreas.find(({ code }) => code === area)?.pattern ?? "";
    const wrong = checkPhone(text, pattern);
    return wrong === null ? undefined : t(wrong === "other_area" ? "wrong.phoneArea" : "wrong.phone");
  };
  const checkCaptcha: CodeCheck = (values) =>
    ticketOf(values) === "" && cleanCaptcha(values.captcha).text === "" ? t("need.captcha") : undefined;
  const checkTyped: CodeCheck = (values) => {
    const { text } = cleanCode(values.code);
    if (text === "") return t(isPhone ? "need.phoneCode" : "need.emailCode");
    if (ticketOf(values) === "") return t("need.request");
    return checkCode(text) === null ? undefined : t("wrong.code");
  };

  return {
    channel,
    scene,
    isOwn,
    areas: phoneAreas.map(({ code, name }) => ({ value: code, label: `+${code} ${name}` })),
    clean,
    nameOf,
    checks: { account: checkAccount, captcha: checkCaptcha, code: checkTyped },
    inputOf: (values) => ({
      type: channel,
      area: isPhone ? values.area : "",
      account: clean(values.account, values.area).text,
      code: cleanCode(values.code).text,
      ticket: ticketOf(values),
    }),
    settle: (values, { ok, code }) => {
      if (ok || code === "ticket_expired") codeRequests.forget(scene, nameOf(values));
    },
  };
};

/** The target of a code that was asked for before the page was loaded again: that code is still good. */
export interface KeptTarget {
  readonly channel: Channel | null;
  /** What a form of a channel begins with. */
  readonly defaultsOf: (channel: Channel) => CodeValues;
}

export const useKeptTarget = (scene: CodeScene): KeptTarget => {
  const { codeRequests } = useClient();
  const [{ channel, values }] = useState(() => readTarget(codeRequests.latest(scene)?.target ?? ""));
  return { channel, defaultsOf: (wanted) => (wanted === channel ? values : NO_CODE) };
};

/** Reads what {@link CodeTarget.nameOf} wrote. */
const readTarget = (name: string): { readonly channel: Channel | null; readonly values: CodeValues } => {
  const [channel, ...parts] = name.split(":");
  if (channel === "email") return { channel, values: { ...NO_CODE, account: parts.join(":") } };
  const [area = "", account = ""] = parts;
  if (channel === "phone") return { channel, values: { ...NO_CODE, area, account } };
  return { channel: null, values: NO_CODE };
};
