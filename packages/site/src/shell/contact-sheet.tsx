import { useContacts } from "@baize/api-client/react";
import { type ContactEntry, contactsIn, LINK_ACTION, paths } from "@baize/domain";
import { openExternal } from "@baize/feature-kit";
import { Button, CopyRow, ExternalIcon, LinkButton, Sheet, Stack, useBrand, useLocale, useToasts } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useSiteParts } from "../site-context.ts";
import { useSiteWords } from "../words.ts";
import { originOf } from "../start/origin-of.ts";
import { isMounted } from "./route-pattern.ts";

/** Ways to reach the brand: copy a handle or open a page (docs/specification.md §9.10, COPY=1, OPEN_NEW=2). */
export const ContactSheet = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactElement => {
  const t = useSiteWords();
  const { contacts: defaults } = useBrand();
  const locale = useLocale();
  const contacts: readonly ContactEntry[] = useContacts().value ?? contactsIn(defaults, locale);
  const { features } = useSiteParts();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("contact.title")} detail={t("contact.text")} width="small">
      <Stack gap={3}>
        {isMounted(features, paths.iframeCustomerService) && (
          <LinkButton variant="primary" fullWidth to={paths.iframeCustomerService}>
            {t("contact.desk")}
          </LinkButton>
        )}
        {contacts.map((entry) =>
          entry.action === LINK_ACTION.OPEN_NEW && entry.url !== undefined && originOf(entry.url) !== null ? (
            <OpenRow key={entry.device} entry={entry} url={entry.url} />
          ) : (
            <CopyRow key={entry.device} label={entry.device} value={entry.number} />
          ),
        )}
      </Stack>
    </Sheet>
  );
};

const OpenRow = ({ entry, url }: { entry: ContactEntry; url: string }): ReactElement => {
  const t = useSiteWords();
  const { show } = useToasts();
  const open = (): void => {
    if (!openExternal(url, { allow: [originOf(url) ?? ""] })) show({ text: t("contact.blocked"), tone: "warning" });
  };
  return (
    <Button variant="secondary" fullWidth icon={<ExternalIcon />} onPress={open}>
      {`${t("contact.open")} ${entry.device}`}
    </Button>
  );
};
