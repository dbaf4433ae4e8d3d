import { useMember } from "@baize/api-client/react";
import type { CallData, contract } from "@baize/api-client/contract";
import type { Gender } from "@baize/domain";
import { SetBirthday, useAction } from "@baize/feature-kit";
import { Alert, Avatar, Button, Card, Section, Segmented, useFormat } from "@baize/ui-kit";
import { type ReactElement, useCallback, useState } from "react";
import { useMemberWords } from "../words.ts";
import { AvatarSheet } from "./avatar-sheet.tsx";
import { FactRow } from "./fact-row.tsx";
import * as css from "./personal.css.ts";
import { RealNameSheet } from "./real-name-sheet.tsx";
import { usePersonalClient } from "./use-personal-client.ts";

export interface MemberCardProps {
  readonly member: CallData<typeof contract.member.token>;
}

const DEFAULT_AVATAR = "/brand/avatar.svg";
const GENDER_WORDS = { "": "none", female: "female", male: "male" } as const;

/** Who the member is: picture, names, gender, birthday, and since when. */
export const ProfileCard = ({ member }: MemberCardProps): ReactElement => {
  const t = useMemberWords();
  const format = useFormat();
  const [opened, setOpened] = useState<"avatar" | "realName" | null>(null);
  const close = (): void => setOpened(null);
  return (
    <Card>
      <Section size="card" title={t("personal.profile")}>
        <Person member={member} onChange={() => setOpened("avatar")} />
        <ul className={css.rows}>
          <FactRow
            term={t("personal.realName")}
            action={
              member.realName === "" && (
                <Button onPress={() => setOpened("realName")} aria-label={t("personal.realNameSheet.title")}>
                  {t("personal.set")}
                </Button>
              )
            }
          >
            {member.realName === "" ? (
              <span className={css.quiet}>{t("personal.unset")}</span>
            ) : (
              <span translate="no">{member.realName}</span>
            )}
          </FactRow>
          <FactRow term={t("personal.birthday")} action={member.birthday === "" && <SetBirthday />}>
            {member.birthday === "" ? (
              <span className={css.quiet}>{t("personal.unset")}</span>
            ) : (
              <span translate="no">{member.birthday}</span>
            )}
          </FactRow>
          <GenderRow gender={member.gender} />
          <FactRow term={t("personal.registered")}>
            <span translate="no">{format.dateTime(member.regTime)}</span>
          </FactRow>
          <FactRow term={t("personal.lastLogin")}>
            {member.lastLoginTime === null ? (
              <span className={css.quiet}>{t("personal.firstLogin")}</span>
            ) : (
              <span translate="no">{format.dateTime(member.lastLoginTime)}</span>
            )}
          </FactRow>
        </ul>
      </Section>
      {opened === "avatar" && <AvatarSheet present={member.qq} onClose={close} />}
      {opened === "realName" && <RealNameSheet onClose={close} />}
    </Card>
  );
};

const Person = ({ member, onChange }: MemberCardProps & { readonly onChange: () => void }): ReactElement => {
  const t = useMemberWords();
  return (
    <div className={css.person}>
      <Avatar src={member.qq || DEFAULT_AVATAR} name={member.username} size="large" />
      <div className={css.fact}>
        <p className={css.name} translate="no">
          {member.username}
        </p>
      </div>
      <Button onPress={onChange}>{t("personal.avatar.change")}</Button>
    </div>
  );
};

const GenderRow = ({ gender }: { readonly gender: Gender }): ReactElement => {
  const t = useMemberWords();
  const { profile } = usePersonalClient();
  const { refresh } = useMember();
  const { run, error } = useAction(useCallback(async (next: Gender) => profile.save({ gender: next }), [profile]));
  return (
    <FactRow term={t("personal.gender")}>
      <Segmented
        label={t("personal.gender")}
        options={(["", "female", "male"] as const).map((value) => ({
          value,
          label: t(`personal.genders.${GENDER_WORDS[value]}`),
        }))}
        value={gender}
        onValueChange={(next) =>
          void run(next).then((saved) => {
            if (saved !== null) void refresh();
          })
        }
      />
      {error !== null && (
        <Alert isLive tone="danger">
          <span>{error}</span>
        </Alert>
      )}
    </FactRow>
  );
};
