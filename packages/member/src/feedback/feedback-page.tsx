import { callKey } from "@baize/api-client/react";
import { FEEDBACK_TYPES, paths } from "@baize/domain";
import { attachedIds, Form, pickInput, PicturesField, useCallForm, useNavigate, usePictures } from "@baize/feature-kit";
import {
  Button,
  Card,
  LinkButton,
  PageHeader,
  SelectField,
  Stack,
  TextAreaField,
  TextField,
  useToasts,
} from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { feedbackDraft, type FeedbackValues } from "./feedback-draft.ts";
import { feedbackPath } from "./feedback-types.ts";
import { useFeedbackClient } from "./use-feedback-client.ts";
import { useSendKey } from "../sending/use-send-key.ts";
import { MOST_PICTURES, TEXT_LIMITS, useTextCheck, WRITTEN_FIELDS } from "./use-text-check.ts";

const EMPTY: FeedbackValues = { type: "", text: "", contact: "", pictures: "" };
const MOST_CONTACT = 100;

/** /user/feedBack: what a member has to say, kept in the tab until it was sent. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const { form, pictures } = useFeedbackForm();
  return (
    <Stack gap={5}>
      <PageHeader
        title={t("feedback.title")}
        detail={t("feedback.detail")}
        action={<LinkButton to={paths.feedBackList}>{t("feedback.listTitle")}</LinkButton>}
      />
      <Card padding="large">
        <Form form={form}>
          <SelectField
            label={t("feedback.type")}
            name="type"
            options={FEEDBACK_TYPES.map((value) => ({ value, label: t(`feedback.types.${value}`) }))}
            value={form.values.type === "" ? null : form.values.type}
            onValueChange={(type) => form.set({ type })}
            error={form.errorAt("type")}
            required
          />
          <TextAreaField
            label={t("feedback.text")}
            help={t("feedback.textHelp", TEXT_LIMITS)}
            limit={TEXT_LIMITS.max}
            rows={6}
            {...form.field("text")}
            required
          />
          <PicturesField label={t("feedback.pictures")} pictures={pictures} error={form.errorAt("pictures")} />
          <TextField
            label={t("feedback.contact")}
            help={t("feedback.contactHelp")}
            maxLength={MOST_CONTACT}
            translate="no"
            {...form.field("contact")}
          />
          <Button type="submit" variant="primary" size="large" loading={form.isSending}>
            {t("feedback.submit")}
          </Button>
        </Form>
      </Card>
    </Stack>
  );
};

const useFeedbackForm = () => {
  const t = useMemberWords();
  const { feedback } = useFeedbackClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToasts();
  const sendKey = useSendKey("feedback");
  const checkText = useTextCheck();
  const form = useCallForm({
    schema: pickInput(feedback.add, "type", "text", "contact"),
    defaults: EMPTY,
    draft: feedbackDraft,
    checks: {
      type: ({ type }) => (type === "" ? t("feedback.needType") : undefined),
      text: checkText,
      pictures: () => pictures.unfinished,
    },
    fields: WRITTEN_FIELDS,
    send: async (values) => {
      const type = FEEDBACK_TYPES.find((each) => each === values.type) ?? "other";
      const written = { ...values, type, pictures: attachedIds(values.pictures) };
      const answer = await feedback.add({ ...written, reqId: sendKey.of(written) });
      sendKey.spend();
      return answer;
    },
    onDone: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: callKey(feedback.list) });
      show({ text: t("feedback.sent"), tone: "win" });
      void navigate(feedbackPath(id));
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
