import type { LiveTopic } from "@baize/domain";
import { memberSubject, noteChange, type Work } from "@baize/ledger";
import type { ProtectionDeps } from "@baize/protection";

type Told = Required<Pick<ProtectionDeps, "onNews" | "onChange">>;

/** Limits, pauses and checks that change, told or not: the member's pages read them again. */
export const notingProtection = (tell: ProtectionDeps["onNews"]): Told => {
  const onChange: Told["onChange"] = ({ member }, at) =>
    noteChange(memberSubject(member), ["protection"] satisfies LiveTopic[], at);
  return {
    onChange,
    *onNews(news, at): Work<void> {
      yield* onChange(news, at);
      if (tell !== undefined) yield* tell(news, at);
    },
  };
};
