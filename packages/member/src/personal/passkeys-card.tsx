import { callKey, callQuery } from "@baize/api-client/react";
import type { CallData, contract } from "@baize/api-client/contract";
import { QueryView } from "@baize/feature-kit";
import { Button, Card, Inline, Section, Skeleton, SkeletonRegion, Stack, useFormat } from "@baize/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { kept } from "../kept.tsx";
import { canUsePasskeys } from "../passkeys/passkey-dialog.ts";
import { useMemberWords } from "../words.ts";
import { AddPasskeySheet } from "./add-passkey-sheet.tsx";
import * as css from "./personal.css.ts";
import { RemovePasskeySheet } from "./remove-passkey-sheet.tsx";
import { RenamePasskeySheet } from "./rename-passkey-sheet.tsx";
import { usePersonalClient } from "./use-personal-client.ts";

type Passkeys = CallData<typeof contract.passkey.list>;
export type Passkey = Passkeys["list"][number];

type Opened =
  | { readonly act: "add"; readonly number: number }
  | { readonly act: "rename" | "remove"; readonly passkey: Passkey };

/** The member's passkeys, with which the account is entered beside the password. */
export const PasskeysCard = (): ReactElement => {
  const t = useMemberWords();
  const client = usePersonalClient();
  const queryClient = useQueryClient();
  const read = useQuery(callQuery(client.passkey.list));
  const [opened, setOpened] = useState<Opened | null>(null);
  const sheet = {
    onClose: () => setOpened(null),
    onDone: () => {
      setOpened(null);
      void queryClient.invalidateQueries({ queryKey: callKey(client.passkey.list) });
    },
  };
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" />
    </SkeletonRegion>
  );
  return (
    <Card>
      <Section size="card" title={t("passkeys.title")}>
        <p className={css.quiet}>{t("passkeys.detail")}</p>
        <QueryView query={read} failed={t("passkeys.failed")} skeleton={skeleton}>
          {(passkeys) => <PasskeyList passkeys={passkeys} onOpen={setOpened} />}
        </QueryView>
        {opened?.act === "add" && <AddPasskeySheet number={opened.number} {...sheet} />}
        {opened?.act === "rename" && <RenamePasskeySheet passkey={opened.passkey} {...sheet} />}
        {opened?.act === "remove" && <RemovePasskeySheet passkey={opened.passkey} {...sheet} />}
      </Section>
    </Card>
  );
};

interface PasskeyListProps {
  readonly passkeys: Passkeys;
  readonly onOpen: (opened: Opened) => void;
}

const PasskeyList = ({ passkeys: { list, max }, onOpen }: PasskeyListProps): ReactElement => {
  const t = useMemberWords();
  const isFull = list.length >= max;
  return (
    <Stack gap={3}>
      {list.length === 0 && <p className={css.quiet}>{t("passkeys.none")}</p>}
      {list.length > 0 && (
        <ul className={css.rows}>
          {list.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {isFull && <p className={css.quiet}>{t.rich("passkeys.full", { max, kept })}</p>}
      {!isFull && !canUsePasskeys() && <p className={css.quiet}>{t("passkeys.unsupported")}</p>}
      {!isFull && canUsePasskeys() && (
        <Button onPress={() => onOpen({ act: "add", number: list.length + 1 })}>{t("passkeys.add")}</Button>
      )}
    </Stack>
  );
};

interface PasskeyRowProps extends Pick<PasskeyListProps, "onOpen"> {
  readonly passkey: Passkey;
}

const PasskeyRow = ({ passkey, onOpen }: PasskeyRowProps): ReactElement => {
  const t = useMemberWords();
  const format = useFormat();
  const { name, createdAt, usedAt } = passkey;
  return (
    <li className={css.row}>
      <div className={css.fact}>
        <p className={css.detail} translate="no">
          {name}
        </p>
        <p className={css.quiet}>{t.rich("passkeys.created", { time: format.dateTime(createdAt), kept })}</p>
        <p className={css.quiet}>
          {usedAt === null ? t("passkeys.unused") : t.rich("passkeys.used", { time: format.dateTime(usedAt), kept })}
        </p>
      </div>
      <Inline gap={2}>
        <Button onPress={() => onOpen({ act: "rename", passkey })} aria-label={t("passkeys.renameOf", { name })}>
          {t("passkeys.rename")}
        </Button>
        <Button onPress={() => onOpen({ act: "remove", passkey })} aria-label={t("passkeys.removeOf", { name })}>
          {t("passkeys.remove")}
        </Button>
      </Inline>
    </li>
  );
};
