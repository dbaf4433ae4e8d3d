import { callQuery, useClient } from "@baize/api-client/react";
import { checkEmail, checkPhone } from "@baize/domain";
import { type RefusalCode, useRefusalWords } from "@baize/feature-kit";
import { useClock } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMemberWords } from "../words.ts";
import { type Captcha, useCaptcha } from "./use-captcha.ts";

export type Channel = "phone" | "email";
export type CodeErrors = { readonly [K in "area" | "target" | "captcha" | "code"]?: string | undefined };

/** A phone number or e-mail address, and the code that was sent there. */
export interface CodeTarget {
  readonly channel: Channel;
  readonly area: string;
  readonly setArea: (area: string) => void;
  readonly areas: readonly { readonly value: string; readonly label: string }[];
  readonly target: string;
  readonly setTarget: (target: string) => void;
  readonly code: string;
  readonly setCode: (code: string) => void;
  readonly captcha: Captcha;
  readonly ticket: string;
  readonly deadlineMs: number | null;
  readonly errors: CodeErrors;
  readonly setErrors: (errors: CodeErrors) => void;
  /** Said after a code was sent. */
  readonly sent: string | undefined;
  readonly request: () => Promise<void>;
  /** Checks what was typed, says what is missing, and tells whether all is there. */
  readonly check: () => boolean;
}

const fieldOf: Partial<Record<RefusalCode, keyof CodeErrors>> = {
  captcha_wrong: "captcha",
  phone_invalid: "target",
  email_invalid: "target",
  area_not_served: "area",
};

export const useCodeTarget = (channel: Channel, scene: "login" | "register"): CodeTarget => {
  const t = useMemberWords();
  const say = useRefusalWords();
  const client = useClient();
  const clock = useClock();
  const captcha = useCaptcha("sms");
  const { data: phoneAreas = [] } = useQuery(callQuery(client.service.phoneArea));
  const [area, setArea] = useState("86");
  const [target, setTarget] = useState("");
  const [code, setCode] = useState("");
  const [ticket, setTicket] = useState("");
  const [deadlineMs, setDeadline] = useState<number | null>(null);
  const [errors, setErrors] = useState<CodeErrors>({});
  const [sent, setSent] = useState<string>();

  const targetError = (): string | undefined => {
    const value = target.trim();
    if (value === "") return t(channel === "phone" ? "need.phone" : "need.email");
    if (channel === "email") return checkEmail(value) ? t("wrong.email") : undefined;
    const pattern = phoneAreas.find((entry) => entry.code === area)?.pattern;
    return checkPhone(value, pattern ?? "") ? t("wrong.phone") : undefined;
  };

  const request = async (): Promise<void> => {
    const found: CodeErrors = {
      target: targetError(),
      captcha: captcha.text.trim() === "" || !captcha.id ? t("need.captcha") : undefined,
    };
    setErrors(found);
    if (found.target || found.captcha || !captcha.id) return;
    setSent(undefined);
    const value = target.trim();
    try {
      const answer = await client.service.sms({
        scene,
        ...(channel === "phone" ? { area, phone: value } : { email: value }),
        captchaId: captcha.id,
        captcha: captcha.text.trim(),
      });
      captcha.renew();
      if (answer.ok) {
        setTicket(answer.data.ticket);
        setDeadline(clock() + answer.data.waitSec * 1000);
        setSent(t("code.sent", { left: answer.data.dailyLeft }));
        setErrors({});
        return;
      }
      if (answer.code === "code_too_often") setDeadline(clock() + Number(answer.detail["waitSec"] ?? 0) * 1000);
      setErrors({ [fieldOf[answer.code] ?? "code"]: say.refusal(answer) });
    } catch (error) {
      captcha.renew();
      setErrors({ code: `${t("code.failed")} · ${say.fault(error)}` });
    }
  };

  const check = (): boolean => {
    const missing = t(channel === "phone" ? "need.phoneCode" : "need.emailCode");
    const codeError = code === "" ? missing : /^\d{6}$/.test(code) ? undefined : t("wrong.code");
    const found: CodeErrors = { target: targetError(), code: codeError ?? (ticket === "" ? missing : undefined) };
    setErrors(found);
    return !found.target && !found.code;
  };

  return {
    channel,
    area,
    setArea,
    target,
    setTarget,
    code,
    setCode,
    captcha,
    ticket,
    deadlineMs,
    errors,
    setErrors,
    sent,
    request,
    check,
    areas: phoneAreas.map((entry) => ({ value: entry.code, label: `+${entry.code} ${entry.name}` })),
  };
};
