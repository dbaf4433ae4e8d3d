import { useIsMember } from "@baize/api-client/react";
import { QueryView } from "@baize/feature-kit";
import { Skeleton, SkeletonRegion, useKeyboardInset } from "@baize/ui-kit";
import { type ReactElement, useRef } from "react";
import { useMemberWords } from "../words.ts";
import { Composer } from "./composer.tsx";
import * as css from "./conversation.css.ts";
import { DeskHours } from "./desk-hours.tsx";
import { DeskLines } from "./desk-lines.tsx";
import { useConversation } from "./use-conversation.ts";

/** The conversation with the brand's own service desk; its composer is in reach, whatever else is read or fails. */
export const Conversation = (): ReactElement => {
  const t = useMemberWords();
  const isMember = useIsMember();
  const panel = useKeyboardInset<HTMLElement>();
  const scroller = useRef<HTMLDivElement>(null);
  // Who logs in, or out, has another conversation.
  const { query, write, earlier } = useConversation();
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" count={4} />
    </SkeletonRegion>
  );
  return (
    <section ref={panel} aria-label={t("service.desk")} className={css.panel}>
      <DeskHours view={query.data} />
      <div ref={scroller} className={css.scroller}>
        <div className={css.scrolled}>
          <p className={css.caution}>{t("service.caution")}</p>
          <QueryView compact query={query} failed={t("service.failed")} skeleton={skeleton}>
            {(view) => <DeskLines view={view} earlier={earlier} />}
          </QueryView>
        </div>
      </div>
      <Composer
        key={isMember ? "member" : "visitor"}
        write={write}
        canAttach={isMember}
        onWritten={() => {
          // The end is where the scroller begins.
          if (scroller.current) scroller.current.scrollTop = 0;
        }}
      />
    </section>
  );
};
