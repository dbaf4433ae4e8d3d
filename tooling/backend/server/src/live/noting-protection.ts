import type { LiveTopic } from "@baize/domain";
import { memberSubject, noteChange, type Work } from "@baize/ledger";
import type { ProtectionDeps, ProtectionNews } from "@baize/protection";

/** What a member is told of limits and pauses, with which the member's pages read them again. */
export const notingProtection = (tell: ProtectionDeps["onNews"]): NonNullable<ProtectionDeps["onNews"]> =>
  function* (news: ProtectionNews, at: number): Work<void> {
    yield* noteChange(memberSubject(news.member), ["protection"] satisfies LiveTopic[], at);
    if (tell !== undefined) yield* tell(news, at);
  };
