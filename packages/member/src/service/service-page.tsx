import { useBoot, useContacts } from "@baize/api-client/react";
import { contactsIn } from "@baize/domain";
import { PageHeader, Section, Skeleton, SkeletonRegion, useBrand, useLocale } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { ContactCard } from "./contact-card.tsx";
import { panel } from "./conversation.css.ts";
import { Conversation } from "./conversation.tsx";
import { DeskFrame } from "./desk-frame.tsx";
import { originOf } from "./origin-of.ts";
import * as css from "./service.css.ts";

/** /iframeCustomerService: the service desk, and the other ways to reach the brand, which never wait for it. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const contacts = useKnownContacts();
  return (
    <div className={css.page}>
      <div className={css.title}>
        <PageHeader title={t("service.title")} />
      </div>
      <div className={css.columns}>
        <Desk allow={contacts.flatMap((contact) => originOf(contact.url) ?? [])} />
        {contacts.length > 0 && (
          <Section title={t("service.contacts")} detail={t("service.detail")}>
            <ul className={css.cards}>
              {contacts.map((contact) => (
                <ContactCard key={`${contact.device} ${contact.number}`} {...contact} />
              ))}
            </ul>
          </Section>
        )}
      </div>
    </div>
  );
};

/** The operator's contacts; the brand's own until they are read, and where they cannot be. */
const useKnownContacts = () => {
  const { contacts } = useBrand();
  const locale = useLocale();
  return useContacts().value ?? contactsIn(contacts, locale);
};

/** The brand's desk elsewhere, where it has one; else the site's own conversation. */
const Desk = ({ allow }: { readonly allow: readonly string[] }): ReactElement => {
  const { value, isLoading } = useBoot();
  if (value === undefined && isLoading)
    return (
      <SkeletonRegion>
        <Skeleton shape="card" className={panel} />
      </SkeletonRegion>
    );
  const url = value?.cs.url ?? "";
  return url === "" ? <Conversation /> : <DeskFrame url={url} allow={allow} />;
};
