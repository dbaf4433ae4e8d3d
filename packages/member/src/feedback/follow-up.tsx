import { Form, pickInput, useCallForm } from "@baize/feature-kit";
import { Button, TextAreaField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import type { Feedback } from "./feedback-types.ts";
import { useFeedbackClient } from "./use-feedback-client.ts";
import { useSendKey } from "./use-send-key.ts";
import { TEXT_FIELDS, TEXT_LIMITS, useTextCheck } from "./use-text-check.ts";

export interface FollowUpProps {
  readonly id: string;
  readonly onDone: (feedback: Feedback) => void;
}

/** More to a feedback that is not closed. */
export const FollowUp = ({ id, onDone }: FollowUpProps): ReactElement => {
  const t = useMemberWords();
  const { feedback } = useFeedbackClient();
  const sendKey = useSendKey();
  const form = useCallForm({
    schema: pickInput(feedback.follow, "text"),
    defaults: { text: "" },
    checks: { text: useTextCheck() },
    fields: TEXT_FIELDS,
    send: async ({ text }) => {
      const answer = await feedback.follow({ id, text, reqId: sendKey.of({ text }) });
      sendKey.spend();
      return answer;
    },
    onDone: (next) => {
      form.reset();
      onDone(next);
    },
  });
  return (
    <Form form={form}>
      <TextAreaField
        label={t("feedback.followText")}
        help={t("feedback.textHelp", TEXT_LIMITS)}
        limit={TEXT_LIMITS.max}
        rows={4}
        {...form.field("text")}
        required
      />
      <Button type="submit" variant="primary" loading={form.isSending}>
        {t("feedback.submit")}
      </Button>
    </Form>
  );
};
