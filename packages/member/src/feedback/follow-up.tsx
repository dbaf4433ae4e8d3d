import { attachedIds, Form, pickInput, PicturesField, useCallForm, usePictures } from "@baize/feature-kit";
import { Button, TextAreaField } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { textDraft } from "../sending/text-draft.ts";
import { useSendKey } from "../sending/use-send-key.ts";
import { useMemberWords } from "../words.ts";
import type { Feedback } from "./feedback-types.ts";
import { useFeedbackClient } from "./use-feedback-client.ts";
import { MOST_PICTURES, TEXT_LIMITS, useTextCheck, WRITTEN_FIELDS } from "./use-text-check.ts";

export interface FollowUpProps {
  readonly id: string;
  readonly onDone: (feedback: Feedback) => void;
}

/** More to a feedback that is not closed, kept in the tab until it was sent. */
export const FollowUp = ({ id, onDone }: FollowUpProps): ReactElement => {
  const t = useMemberWords();
  const { form, pictures } = useFollowUp({ id, onDone });
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
      <PicturesField label={t("feedback.pictures")} pictures={pictures} error={form.errorAt("pictures")} />
      <Button type="submit" variant="primary" loading={form.isSending}>
        {t("feedback.submit")}
      </Button>
    </Form>
  );
};

const useFollowUp = ({ id, onDone }: FollowUpProps) => {
  const { feedback } = useFeedbackClient();
  const sendKey = useSendKey(`feedback.${id}`);
  const [draft] = useState(() => textDraft(`feedbackDraft.${id}`, ["text", "pictures"]));
  const form = useCallForm({
    schema: pickInput(feedback.follow, "text"),
    defaults: { text: "", pictures: "" },
    draft,
    checks: { text: useTextCheck(), pictures: () => pictures.unfinished },
    fields: WRITTEN_FIELDS,
    send: async (values) => {
      const written = { text: values.text, pictures: attachedIds(values.pictures) };
      const answer = await feedback.follow({ id, ...written, reqId: sendKey.of(written) });
      sendKey.spend();
      return answer;
    },
    onDone: (next) => {
      form.reset();
      onDone(next);
    },
  });
  const pictures = usePictures({
    scene: "feedback",
    most: MOST_PICTURES,
    value: form.values.pictures,
    onValueChange: (value) => form.set({ pictures: value }),
  });
  return { form, pictures };
};
