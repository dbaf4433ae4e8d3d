import { type ContactEntry, isAllowedUrl, LINK_ACTION } from "@baize/domain";
import {
  CallIcon,
  CopyButton,
  ExternalIcon,
  MailIcon,
  MessageIcon,
  NoticeIcon,
  ServiceIcon,
  VisuallyHidden,
} from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { originOf } from "./origin-of.ts";
import * as css from "./service.css.ts";

const ICON_SIZE = 22;
const ICONS: ReadonlyMap<string, ReactElement> = new Map([
  ["chat", <MessageIcon key="chat" size={ICON_SIZE} />],
  ["mail", <MailIcon key="mail" size={ICON_SIZE} />],
  ["phone", <CallIcon key="phone" size={ICON_SIZE} />],
  ["channel", <NoticeIcon key="channel" size={ICON_SIZE} />],
]);

/**
 * A way to reach the brand: its handle is copied, or its page opened in a tab of its own (docs/specification.md §9.10).
 */
export const ContactCard = ({ device, number, icon, action, url = "" }: ContactEntry): ReactElement => {
  const t = useMemberWords();
  const origin = originOf(url);
  const isOpened = action === LINK_ACTION.OPEN_NEW && origin !== null && isAllowedUrl(url, [origin]);
  return (
    <li className={css.card}>
      <span className={css.icon}>{ICONS.get(icon) ?? <ServiceIcon size={ICON_SIZE} />}</span>
      <span className={css.words}>
        <span className={css.device}>{device}</span>
        <span className={css.number} translate="no">
          {number}
        </span>
      </span>
      {isOpened ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className={css.open}>
          <ExternalIcon size={16} />
          <span>{t("service.open")}</span>
          <VisuallyHidden>{device}</VisuallyHidden>
        </a>
      ) : (
        <CopyButton text={number} label={device}>
          <span>{t("service.copy")}</span>
        </CopyButton>
      )}
    </li>
  );
};
