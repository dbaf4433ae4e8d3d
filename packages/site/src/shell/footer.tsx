import { Link, type NavigationItem, openExternal, useNavigation } from "@baize/feature-kit";
import {
  Button,
  cx,
  Inline,
  type Locale,
  ShieldIcon,
  Stack,
  useBrand,
  useBrandName,
  useClock,
  useFormat,
  useLocale,
  useSurface,
} from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useSiteParts } from "../site-context.ts";
import { useSiteWords } from "../words.ts";
import { ContactSheet } from "./sheets.ts";
import * as css from "./footer.css.ts";

/** Links of the features, licence, age, responsible play, contacts: on every page of the main frame. */
export const Footer = (): ReactElement => {
  const t = useSiteWords();
  const surface = useSurface();
  const { licence, zone } = useBrand();
  const name = useBrandName();
  const now = useClock()();
  const year = useFormat().date(now).slice(0, 4);
  const place = zoneName(zone, useLocale(), now);
  const [isContactOpen, setContactOpen] = useState(false);
  return (
    <footer className={css.footer}>
      <FooterLinks />
      <Payments />
      <div className={cx(css.inner, surface === "mobile" && css.mobile)}>
        <Inline gap={3} noWrap>
          {licence && (
            <span className={css.age} aria-hidden="true" translate="no">
              {`${licence.minAge}+`}
            </span>
          )}
          <div>
            <p className={css.strong}>{licence && t("footer.age", { age: licence.minAge })}</p>
            <p className={css.text}>{t("footer.responsiblePlay")}</p>
          </div>
        </Inline>
        <Stack gap={3}>
          <Licence />
          <Inline gap={4}>
            <Button variant="secondary" size="small" onPress={() => setContactOpen(true)}>
              {t("footer.contact")}
            </Button>
            <span suppressHydrationWarning>{t("footer.zone", { zone: place })}</span>
          </Inline>
          <p className={css.text}>{t("footer.rights", { year, name })}</p>
        </Stack>
      </div>
      <ContactSheet isOpen={isContactOpen} onClose={() => setContactOpen(false)} />
    </footer>
  );
};

/** The features' own links, a list for each feature. */
const FooterLinks = (): ReactElement | null => {
  const t = useSiteWords();
  const items = useNavigation("footer");
  const owners = [...new Set(items.map(({ owner }) => owner))];
  if (owners.length === 0) return null;
  return (
    <nav aria-label={t("nav.footer")} className={css.links}>
      {owners.map((owner) => (
        <LinkGroup key={owner} items={items.filter((item) => item.owner === owner)} />
      ))}
    </nav>
  );
};

const LinkGroup = ({ items }: { items: readonly NavigationItem[] }): ReactElement => (
  <ul className={css.group}>
    {items.map(({ path, label }) => (
      <li key={path}>
        <Link to={path} className={css.item}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

/** Ways to pay in that the brand names; which of them a member has is the cashier's. */
const Payments = (): ReactElement | null => {
  const t = useSiteWords();
  const { deposits } = useSiteParts().brand;
  if (deposits.length === 0) return null;
  return (
    <ul aria-label={t("footer.payments")} className={css.payments}>
      {deposits.map((kind) => (
        <li key={kind} className={css.payment}>
          <img src={`/brand/pay-${kind}.svg`} alt="" width={28} height={28} loading="lazy" />
          <span>{t(`footer.payment.${kind}`)}</span>
        </li>
      ))}
    </ul>
  );
};

/** The licence as a seal: what it says, and where its register is. */
const Licence = (): ReactElement | null => {
  const t = useSiteWords();
  const { licence } = useBrand();
  if (!licence) return null;
  const { holder, number, url } = licence;
  return (
    <div className={css.seal}>
      <ShieldIcon size={32} />
      <p className={css.text}>
        <span>{t("footer.licence", { holder, number })}</span>
        <a
          className={css.link}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event) => {
            event.preventDefault();
            openExternal(url, { allow: [new URL(url).origin] });
          }}
        >
          {t("footer.licenceLink")}
        </a>
      </p>
    </div>
  );
};

/** The zone as people call it, such as 中国标准时间; its identifier is for machines. */
const zoneName = (zone: string, locale: Locale, now: number): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "long" })
    .formatToParts(now)
    .find(({ type }) => type === "timeZoneName")?.value ?? zone;
