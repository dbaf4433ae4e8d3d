import { attachedIds, Form, pickInput, PictureInput, PictureTiles, useCallForm, usePictures } from "@baize/feature-kit";
import { Alert, Button, TextAreaField, useSurface } from "@baize/ui-kit";
import type { KeyboardEvent, ReactElement } from "react";
import { textDraft } from "../sending/text-draft.ts";
import { useSendKey } from "../sending/use-send-key.ts";
import { useMemberWords } from "../words.ts";
import * as css from "./conversation.css.ts";
import type { Conversation } from "./use-conversation.ts";
import { useDeskClient } from "./use-desk-client.ts";

const MOST_TEXT = 1_000;
/** From here on it is said how much room there is. */
const NEAR_THE_END = 900;
const EMPTY = { text: "", pictures: "" };
const FIELDS = {
  text_too_short: "text",
  text_too_long: "text",
  text_invalid: "text",
  picture_unknown: "pictures",
} as const;
const draft = textDraft("deskDraft", ["text", "pictures"]);

export interface ComposerProps {
  readonly write: Conversation["write"];
  /** Pictures are members' alone. */
  readonly canAttach: boolean;
  readonly onWritten: () => void;
}

/** The next line of the conversation: a text, a picture or both, kept in the tab until it was accepted. */
export const Composer = ({ write, canAttach, onWritten }: ComposerProps): ReactElement => {
  const t = useMemberWords();
  const isMobile = useSurface() === "mobile";
  const { form, pictures } = useComposer({ write, canAttach, onWritten });
  const sendOnEnter = (event: KeyboardEvent): void => {
    if (isMobile || event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.onSubmit();
  };
  const error = pictures.error ?? form.errorAt("pictures");
  const isLong = Array.from(form.values.text).length > NEAR_THE_END;
  return (
    <div className={css.composer}>
      <Form form={form}>
        {error !== undefined && (
          <Alert isLive tone="danger">
            <span>{error}</span>
          </Alert>
        )}
        {canAttach && <PictureTiles pictures={pictures} />}
        <div className={css.entry}>
          {canAttach && <PictureInput look="icon" pictures={pictures} />}
          <TextAreaField
            hideLabel={!isLong}
            label={t("service.write")}
            placeholder={t("service.placeholder")}
            rows={1}
            limit={isLong ? MOST_TEXT : undefined}
            className={css.writing}
            {...form.field("text")}
            onKeyDown={sendOnEnter}
          />
          <Button type="submit" variant="primary" loading={form.isSending}>
            {t("service.send")}
          </Button>
        </div>
      </Form>
    </div>
  );
};

const useComposer = ({ write, canAttach, onWritten }: ComposerProps) => {
  const t = useMemberWords();
  const { desk } = useDeskClient();
  const sendKey = useSendKey("desk");
  const pictureOf = (values: typeof EMPTY): string => (canAttach ? attachedIds(values.pictures) : "");
  const form = useCallForm({
    schema: pickInput(desk.write, "text"),
    defaults: EMPTY,
    draft,
    fields: FIELDS,
    checks: {
      text: (values) => {
        const { length } = Array.from(values.text.trim());
        if (length > MOST_TEXT) return t("service.tooLong", { max: MOST_TEXT });
        return length === 0 && pictureOf(values) === "" ? t("service.needText") : undefined;
      },
      pictures: () => pictures.unfinished,
    },
    send: async (values) => {
      const picture = pictureOf(values);
      const line = { text: values.text, ...(picture !== "" && { picture }) };
      const answer = await write({ ...line, reqId: sendKey.of(line) });
      if (answer.ok) sendKey.spend();
      return answer;
    },
    onDone: () => {
      form.reset();
      onWritten();
    },
  });
  const pictures = usePictures({
    scene: "feedback",
    most: 1,
    value: form.values.pictures,
    onValueChange: (value) => form.set({ pictures: value }),
  });
  return { form, pictures };
};
