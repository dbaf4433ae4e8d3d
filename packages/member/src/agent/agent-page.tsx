import { useIsMember } from "@baize/api-client/react";
import { PageHeader, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { MemberAgent } from "./member-agent.tsx";
import { VisitorAgent } from "./visitor-agent.tsx";

/** /agent: what inviting others brings, and for members their own link, invitees and commission. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const isMember = useIsMember();
  return (
    <Stack gap={6}>
      <PageHeader title={t("agent.title")} detail={t("agent.detail")} />
      {isMember ? <MemberAgent /> : <VisitorAgent />}
    </Stack>
  );
};
