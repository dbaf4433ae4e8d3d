import { Card, CopyRow, QrCode, Section } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { inviteLink } from "./agent-types.ts";
import * as css from "./agent.css.ts";

/** The member's own link, to be copied or scanned. */
export const InviteCard = ({ code }: { readonly code: string }): ReactElement => {
  const t = useMemberWords();
  const link = inviteLink(location.origin, code);
  return (
    <Card as="section">
      <Section size="card" title={t("agent.link")} detail={t("agent.linkText")}>
        <div className={css.invite}>
          <figure className={css.figure}>
            <QrCode text={link} label={t("agent.qr")} />
            <figcaption className={css.note}>{t("agent.scan")}</figcaption>
          </figure>
          <div className={css.rows}>
            <CopyRow label={t("agent.link")} value={link} />
            <CopyRow isStrong label={t("agent.code")} value={code} />
          </div>
        </div>
      </Section>
    </Card>
  );
};
