import { useClient } from "@baize/api-client/react";
import { type CallForm, type RefusalCode, useRefusalWords } from "@baize/feature-kit";
import { useClock } from "@baize/ui-kit";
import { useState } from "react";
import { useMemberWords } from "../words.ts";
import type { Captcha } from "./use-captcha.ts";
import type { CodeTarget, CodeValues } from "./use-code-target.ts";

/** The form that asks for a code. */
export type CodeForm = Pick<
  CallForm<CodeValues>,
  "values" | "set" | "field" | "errorAt" | "check" | "refuse" | "empty"
>;

export interface CodeRequest {
  /** Sends a code; what is wrong or refused is marked at its field. */
  readonly request: () => Promise<void>;
  /** Server instant before which no further code is sent, epoch milliseconds. */
  readonly deadlineMs: number | null;
  /** Confirms that a code was sent. */
  readonly sent: string | undefined;
}

const fieldOf: Partial<Record<RefusalCode, keyof CodeValues>> = {
  captcha_wrong: "captcha",
  phone_invalid: "account",
  email_invalid: "account",
  area_not_served: "area",
};

export const useCodeRequest = (
  form: CodeForm,
  { channel, setTicket }: CodeTarget,
  captcha: Captcha,
  scene: "login" | "register",
): CodeRequest => {
  const t = useMemberWords();
  const words = useRefusalWords();
  const client = useClient();
  const clock = useClock();
  const [deadlineMs, setDeadline] = useState<number | null>(null);
  const [sent, setSent] = useState<string>();

  const waitFor = (seconds: number): void => setDeadline(clock() + seconds * 1000);
  const send = async (captchaId: string): Promise<void> => {
    const { area, account, captcha: text } = form.values;
    const value = account.trim();
    const target = channel === "phone" ? { area, phone: value } : { email: value };
    const answer = await client.service.sms({ scene, ...target, captchaId, captcha: text.trim() });
    if (!answer.ok) {
      if (answer.code === "code_too_often") waitFor(Number(answer.detail["waitSec"] ?? 0));
      return form.refuse(fieldOf[answer.code] ?? "code", words.refusal(answer));
    }
    setTicket(answer.data.ticket);
    waitFor(answer.data.waitSec);
    setSent(t("code.sent", { left: answer.data.dailyLeft }));
  };
  const request = async (): Promise<void> => {
    if (!(await form.check("account"))) return;
    if (form.values.captcha.trim() === "" || !captcha.id) return form.refuse("captcha", t("need.captcha"));
    setSent(undefined);
    try {
      await send(captcha.id);
    } catch (error) {
      form.refuse("code", `${t("code.failed")} · ${words.fault(error)}`);
    } finally {
      form.empty("captcha");
      captcha.renew();
    }
  };
  return { request, deadlineMs, sent };
};
