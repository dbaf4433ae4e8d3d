import { useBoot, useContacts } from "@baize/api-client/react";
import { contactsIn, paths } from "@baize/domain";
import { useNavigate } from "@baize/feature-kit";
import { Alert, Frame, PageHeader, Section, Skeleton, SkeletonRegion, Stack, useBrand, useLocale } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { ContactCard } from "./contact-card.tsx";
import { originOf } from "./origin-of.ts";
import { readServiceMessage } from "./service-message.ts";
import * as css from "./service.css.ts";

/** The ways to reach the brand, which never wait for its service desk, and the desk in a frame. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const contacts = useKnownContacts();
  return (
    <div className={css.page}>
      <PageHeader title={t("service.title")} detail={t("service.detail")} />
      <div className={css.columns}>
        {contacts.length > 0 && (
          <Section title={t("service.contacts")}>
            <ul className={css.cards}>
              {contacts.map((contact) => (
                <ContactCard key={`${contact.device} ${contact.number}`} {...contact} />
              ))}
            </ul>
          </Section>
        )}
        <Section title={t("service.desk")}>
          <Stack gap={3}>
            <Alert tone="warning">
              <span>{t("service.caution")}</span>
            </Alert>
            <Desk />
          </Stack>
        </Section>
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

const Desk = (): ReactElement => {
  const t = useMemberWords();
  const navigate = useNavigate();
  const contacts = useKnownContacts();
  const { value, isLoading } = useBoot();
  const url = value?.cs.url ?? "";
  if (url === "")
    return isLoading ? (
      <SkeletonRegion>
        <Skeleton shape="card" count={3} />
      </SkeletonRegion>
    ) : (
      <p className={css.absent}>{t("service.absent")}</p>
    );
  return (
    <div className={css.desk}>
      <Frame
        src={url}
        title={t("service.frame")}
        allow={[location.origin, ...contacts.flatMap((contact) => originOf(contact.url) ?? [])]}
        readMessage={readServiceMessage}
        onMessage={(message) => {
          if (message === "close") void navigate(paths.home);
        }}
        readyOn="message"
        permissions=""
      />
    </div>
  );
};
