import { useMember } from "@baize/api-client/react";
import { AVATARS, type AvatarId } from "@baize/domain";
import { PictureField, useAction, usePicture } from "@baize/feature-kit";
import { Alert, Sheet, Stack, useToasts } from "@baize/ui-kit";
import { type ReactElement, useCallback } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./personal.css.ts";
import { usePersonalClient } from "./use-personal-client.ts";

const urlOf = (avatar: AvatarId): string => `/art/avatar/${avatar}.svg`;

export interface AvatarSheetProps {
  /** Address of the present one; empty for the default. */
  readonly present: string;
  readonly onClose: () => void;
}

/** One of the drawn pictures, or the member's own. */
export const AvatarSheet = ({ present, onClose }: AvatarSheetProps): ReactElement => {
  const t = useMemberWords();
  const { profile } = usePersonalClient();
  const { refresh } = useMember();
  const { show } = useToasts();
  const picture = usePicture("avatar");
  const { run, error } = useAction(useCallback(async (avatar: AvatarId) => profile.save({ avatar }), [profile]));
  const done = (): void => {
    show({ text: t("personal.avatar.done"), tone: "win" });
    void refresh();
    onClose();
  };
  return (
    <Sheet isOpen width="small" title={t("personal.avatar.title")} onClose={onClose}>
      <Stack gap={5}>
        <div role="group" aria-label={t("personal.avatar.drawn")} className={css.avatars}>
          {AVATARS.map((avatar) => (
            <button
              key={avatar}
              type="button"
              className={css.avatar}
              aria-pressed={present === urlOf(avatar)}
              aria-label={t("personal.avatar.one", { number: avatar })}
              onClick={() => void run(avatar).then((saved) => saved !== null && done())}
            >
              <img src={urlOf(avatar)} alt="" className={css.picture} />
            </button>
          ))}
        </div>
        {error !== null && (
          <Alert isLive tone="danger">
            <span>{error}</span>
          </Alert>
        )}
        <PictureField
          label={t("personal.avatar.own")}
          help={t("personal.avatar.ownHelp")}
          picture={picture}
          onSend={async () => {
            if ((await picture.send()) !== null) done();
          }}
        />
      </Stack>
    </Sheet>
  );
};
