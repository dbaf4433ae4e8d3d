import { useBoot } from "@baize/api-client/react";
import { LINK_ACTION, paths } from "@baize/domain";
import { useNavigate } from "@baize/feature-kit";
import { CopyRow, Frame, PageHeader, Section, Skeleton, SkeletonRegion, Stack, useBrand } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { readServiceMessage } from "./service-message.ts";
import * as css from "./service.css.ts";

/** The brand's service desk in a frame, and the other ways to reach the brand, which never wait for it. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const { contacts } = useBrand();
  const handles = contacts.filter(({ action }) => action !== LINK_ACTION.OPEN_NEW);
  return (
    <Stack gap={6}>
      <PageHeader title={t("service.title")} detail={t("service.detail")} />
      <Desk />
      {handles.length > 0 && (
        <Section title={t("service.others")}>
          <Stack gap={3}>
            {handles.map(({ device, number }) => (
              <CopyRow key={device} label={device} value={number} />
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  );
};

const Desk = (): ReactElement | null => {
  const t = useMemberWords();
  const navigate = useNavigate();
  const { contacts } = useBrand();
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
        allow={[
          location.origin,
          ...contacts.flatMap((entry) => (URL.canParse(entry.url ?? "") ? [new URL(entry.url ?? "").origin] : [])),
        ]}
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
