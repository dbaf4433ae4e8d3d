import { paths } from "@baize/domain";
import { useProtection } from "@baize/feature-kit";
import { IdentityIcon } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useClosedActs } from "../personal/use-closed-acts.ts";
import { useMemberWords } from "../words.ts";
import { EntryCard } from "./entry-card.tsx";

/** What is closed until the identity is verified, and the way to that; nothing while nothing is. */
export const IdentityEntry = (): ReactElement | null => {
  const t = useMemberWords();
  const closedActs = useClosedActs();
  const closed = useProtection().data?.identity.closed ?? [];
  if (closed.length === 0) return null;
  return (
    <EntryCard to={paths.personal} icon={<IdentityIcon />} title={t("identity.title")}>
      {closedActs(closed)}
    </EntryCard>
  );
};
