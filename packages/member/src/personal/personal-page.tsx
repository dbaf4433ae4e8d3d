import { useMember } from "@baize/api-client/react";
import { ErrorState, PageHeader, Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { IdentityCard } from "./identity-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import * as css from "./personal.css.ts";
import { ProfileCard } from "./profile-card.tsx";
import { SecurityCard } from "./security-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

/** /user/personal: who the member is, how the account is secured, and where it is logged in. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const { lastKnown, failed, refresh } = useMember();
  return (
    <Stack gap={5}>
      <PageHeader title={t("personal.title")} />
      {lastKnown === undefined && !failed && (
        <SkeletonRegion>
          <Skeleton shape="row" count={8} />
        </SkeletonRegion>
      )}
      {lastKnown === undefined && failed && <ErrorState title={t("personal.failed")} onRetry={refresh} />}
      {lastKnown !== undefined && (
        <div className={css.columns}>
          <Stack gap={4}>
            <ProfileCard member={lastKnown} />
            <IdentityCard member={lastKnown} />
          </Stack>
          <Stack gap={4}>
            <SecurityCard member={lastKnown} />
            <PasskeysCard />
            <SessionsCard />
          </Stack>
        </div>
      )}
    </Stack>
  );
};
