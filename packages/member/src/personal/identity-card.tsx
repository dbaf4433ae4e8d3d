import { paths } from "@baize/domain";
import { type ProtectionState, QueryView, useProtection } from "@baize/feature-kit";
import {
  Button,
  Card,
  LinkButton,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
  StatusBadge,
  type Tone,
  useFormat,
} from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import { FactRow } from "./fact-row.tsx";
import { IdentitySheet } from "./identity-sheet.tsx";
import * as css from "./personal.css.ts";
import type { MemberCardProps } from "./profile-card.tsx";
import { useClosedActs } from "./use-closed-acts.ts";

type Identity = ProtectionState["identity"];

const TONES = { none: "info", asked: "neutral", verified: "win", refused: "danger" } as const satisfies Readonly<
  Record<Identity["state"], Tone>
>;

/** How far the verification of identity and age is, what is closed until then, and the way to ask for it. */
export const IdentityCard = ({ member }: MemberCardProps): ReactElement => {
  const t = useMemberWords();
  const [isOpen, setOpen] = useState(false);
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" count={2} />
    </SkeletonRegion>
  );
  return (
    <Card>
      <Section size="card" title={t("identity.title")}>
        <p className={css.quiet}>{t("identity.detail")}</p>
        <QueryView query={useProtection()} failed={t("identity.failed")} skeleton={skeleton}>
          {({ identity }) => (
            <Stack gap={3}>
              <Facts identity={identity} />
              <Closed identity={identity} />
              <Way identity={identity} member={member} onOpen={() => setOpen(true)} />
            </Stack>
          )}
        </QueryView>
      </Section>
      {isOpen && <IdentitySheet member={member} onClose={() => setOpen(false)} />}
    </Card>
  );
};

const Facts = ({ identity: { state, at, fault, age } }: { readonly identity: Identity }): ReactElement => {
  const t = useMemberWords();
  const format = useFormat();
  return (
    <ul className={css.rows}>
      <FactRow term={t("identity.status")}>
        <StatusBadge tone={TONES[state]}>{t(`identity.state.${state}`)}</StatusBadge>
        {state !== "none" && at !== null && (
          <p className={css.quiet}>{t.rich(`identity.since.${state}`, { time: format.dateTime(at), kept })}</p>
        )}
        {fault !== null && <p className={css.reason}>{t(`identity.fault.${fault}`)}</p>}
      </FactRow>
      <FactRow term={t("identity.age")}>{t(`identity.ages.${age}`)}</FactRow>
    </ul>
  );
};

/** Says nothing once it is decided for good. */
const Closed = ({ identity: { state, fault, closed } }: { readonly identity: Identity }): ReactElement | null => {
  const t = useMemberWords();
  const closedActs = useClosedActs();
  if (state === "verified" || fault === "under_age") return null;
  return <p className={css.plain}>{closed.length === 0 ? t("identity.notRequired") : closedActs(closed)}</p>;
};

interface WayProps extends MemberCardProps {
  readonly identity: Identity;
  readonly onOpen: () => void;
}

/** What can be done now. */
const Way = ({ identity: { state, fault }, member, onOpen }: WayProps): ReactElement | null => {
  const t = useMemberWords();
  if (state === "asked" || state === "verified") return null;
  if (fault === "under_age")
    return (
      <div>
        <LinkButton to={paths.iframeCustomerService}>{t("identity.service")}</LinkButton>
      </div>
    );
  const lacks = { realName: member.realName === "", birthday: member.birthday === "" };
  if (lacks.realName || lacks.birthday) {
    const one = lacks.realName ? "realName" : "birthday";
    return <p className={css.quiet}>{t(`identity.incomplete.${lacks.realName && lacks.birthday ? "both" : one}`)}</p>;
  }
  return (
    <div>
      <Button onPress={onOpen}>{t(state === "refused" ? "identity.again" : "identity.submit")}</Button>
    </div>
  );
};
