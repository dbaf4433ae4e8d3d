import { paths, platformOf } from "@baize/domain";
import { useInstallApp } from "@baize/feature-kit";
import {
  Alert,
  Button,
  Card,
  CopyRow,
  DownloadIcon,
  LinkButton,
  PageHeader,
  QrCode,
  Section,
  Segmented,
  ServiceIcon,
  Stack,
  useBrandName,
  useSurface,
  useToasts,
} from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./download.css.ts";

const DEVICES = ["ios", "android", "desktop"] as const;
type Device = (typeof DEVICES)[number];

/** Keys of the words of each device. */
const STEPS = ["one", "two", "three"] as const;

const deviceOf = ({ userAgent, maxTouchPoints }: Navigator): Device =>
  platformOf({ userAgent, maxTouchPoints }) || "desktop";

/** /download: the site as an app of the visitor's device, and the way to get it onto a phone. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const name = useBrandName();
  const [device, setDevice] = useState<Device>(() => deviceOf(navigator));
  const isPhone = useSurface() === "mobile";
  const onPhone = <OnPhone key="phone" isPhone={isPhone} />;
  return (
    <Stack gap={6}>
      <PageHeader title={t("download.title")} detail={t("download.detail", { name })} />
      <Install />
      <div className={css.columns}>
        {!isPhone && onPhone}
        <Card as="section">
          <Section size="card" title={t("download.how")}>
            <Stack gap={4}>
              <Segmented
                fullWidth
                label={t("download.device")}
                options={DEVICES.map((value) => ({ value, label: t(`download.devices.${value}`) }))}
                value={device}
                onValueChange={setDevice}
              />
              <ol className={css.steps}>
                {STEPS.map((step, index) => (
                  <li key={`${device} ${step}`} className={css.step}>
                    <span aria-hidden="true" translate="no" className={css.mark}>
                      {index + 1}
                    </span>
                    <span>{t(`download.steps.${device}.${step}`)}</span>
                  </li>
                ))}
              </ol>
              <p className={css.note}>{t(`download.notes.${device}`)}</p>
            </Stack>
          </Section>
        </Card>
        {isPhone && onPhone}
      </div>
      <Card as="section" tone="quiet">
        <div className={css.help}>
          <p className={css.helpText}>{t("download.help")}</p>
          <LinkButton to={paths.iframeCustomerService} icon={<ServiceIcon />}>
            {t("auth.toService")}
          </LinkButton>
        </div>
      </Card>
    </Stack>
  );
};

/** The browser's own way to install, where it offers one; that it is done, where it is. */
const Install = (): ReactElement | null => {
  const t = useMemberWords();
  const { show } = useToasts();
  const { state, install } = useInstallApp();
  if (state === "installed")
    return (
      <Alert tone="win" title={t("download.installed")}>
        <span>{t("download.installedText")}</span>
      </Alert>
    );
  if (state === "none") return null;
  const press = async (): Promise<void> => {
    const isAgreed = await install();
    show(isAgreed ? { text: t("download.installing"), tone: "win" } : { text: t("download.later"), tone: "info" });
  };
  return (
    <Card as="section" tone="hero" padding="large">
      <div className={css.help}>
        <div>
          <p className={css.strong}>{t("download.oneStep")}</p>
          <p className={css.onHero}>{t("download.oneStepText")}</p>
        </div>
        <Button variant="primary" size="large" icon={<DownloadIcon />} onPress={press}>
          {t("download.install")}
        </Button>
      </div>
    </Card>
  );
};

/** This site's address, to be scanned by a phone or sent to one. */
const OnPhone = ({ isPhone }: { readonly isPhone: boolean }): ReactElement => {
  const t = useMemberWords();
  const address = `${location.origin}/`;
  return (
    <Card as="section">
      <Section size="card" title={t(isPhone ? "download.onOther" : "download.onPhone")} detail={t("download.scan")}>
        <div className={css.scan}>
          <QrCode text={address} label={t("download.qr")} />
          <div className={css.rows}>
            <CopyRow label={t("download.address")} value={address} />
          </div>
        </div>
      </Section>
    </Card>
  );
};
