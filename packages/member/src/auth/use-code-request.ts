import { codeDeadline } from "@baize/api-client";
import { useClient } from "@baize/api-client/react";
import { type CallForm, type RefusalCode, useRefusalWords } from "@baize/feature-kit";
import { useClock } from "@baize/ui-kit";
import { useState } from "react";
import { useMemberWords } from "../words.ts";
import { cleanCaptcha } from "./cleaners.ts";
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
  /** Server instant before which no further code is sent, epoch milliseconds; null before the first. */
  readonly deadlineMs: number | null;
  /** How many more may be sent today, once one was. */
  readonly dailyLeft: number | undefined;
}

const fieldOf: Partial<Record<RefusalCode, keyof CodeValues>> = {
  captcha_wrong: "captcha",
  phone_invalid: "account",
  email_invalid: "account",
  area_not_served: "area",
};

export const useCodeRequest = (form: CodeForm, target: CodeTarget, captcha: Captcha): CodeRequest => {
  const t = useMemberWords();
  const words = useRefusalWords();
  const client = useClient();
  const [sent, setSent] = useState<{ readonly name: string; readonly dailyLeft: number }>();
  const { codeRequests } = client;
  const { channel, scene } = target;
  const name = target.nameOf(form.values);
  const [deadlineMs, readDeadline] = useDeadline(scene, name);
  const clock = useClock();

  const send = async (captchaId: string): Promise<void> => {
    const { area, account } = target.inputOf(form.values);
    const to = channel === "phone" ? { area, phone: account } : { email: account };
    const answer = await client.service.sms({
      scene,
      ...to,
      captchaId,
      captcha: cleanCaptcha(form.values.captcha).text,
    });
    if (answer.ok) {
      codeRequests.noteSent(scene, name, answer.data, clock());
      setSent({ name, dailyLeft: answer.data.dailyLeft });
    } else {
      if (answer.code === "code_too_often") codeRequests.noteWait(scene, name, answer.detail, clock());
      form.refuse(fieldOf[answer.code] ?? "code", words.refusal(answer));
    }
    readDeadline();
  };
  const request = async (): Promise<void> => {
    if (!(await form.check("account"))) return;
    if (!captcha.id) return form.refuse("captcha", t("code.captchaFailed"));
    setSent(undefined);
    try {
      await send(captcha.id);
    } catch (error) {
      form.refuse("code", t("code.failed", { why: words.fault(error) }));
    } finally {
      form.empty("captcha");
      captcha.renew();
    }
  };
  return { request, deadlineMs, dailyLeft: sent?.name === name ? sent.dailyLeft : undefined };
};

/**
 * Until when a target gets no further code, taken once for a request, a target and a setting of the clock; and how to
 * take it anew.
 */
const useDeadline = (scene: string, name: string): readonly [deadlineMs: number | null, read: () => void] => {
  const { codeRequests } = useClient();
  const clock = useClock();
  const take = () => {
    const kept = codeRequests.get(scene, name);
    const now = clock();
    return { name, clock, deadlineMs: kept && (codeDeadline(kept, now) ?? now) };
  };
  const [taken, setTaken] = useState(take);
  if (taken.name !== name || taken.clock !== clock) setTaken(take());
  return [taken.deadlineMs, () => setTaken(take())];
};
