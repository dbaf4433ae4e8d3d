import { SITE_LOCALES } from "@baize/domain";
import { Link, type NavigationItem, openExternal, useNavigation } from "@baize/feature-kit";
import {
  Button,
  cx,
  ServiceIcon,
  ShieldIcon,
  useBrand,
  useBrandName,
  useClock,
  useFormat,
  useSurface,
} from "@baize/ui-kit";
import { type ReactElement, Suspense, useState } from "react";
import { startupWords } from "../catalogues.ts";
import { useSiteParts } from "../site-context.ts";
import { useAppearance } from "../start/appearance.ts";
import { useSiteWords } from "../words.ts";
import { ContactSheet } from "./sheets.ts";
import * as css from "./footer.css.ts";

/** Version of the packages that the site is built of, written in by @baize/vite; not there where nothing is built. */
declare const BAIZE_VERSION: string | undefined;

/**
 * Links of the features, licence, age, responsible play, contacts, languages: on every page of the main frame. A
 * rendered page takes it over after all that is above it, or when it is used (a boundary of React): it is the same for
 * everybody, whatever has been served by then.
 */
export const Footer = (): ReactElement => (
  <Suspense>
    <Content />
  </Suspense>
);

const Content = (): ReactElement => {
  const t = useSiteWords();
  const surface = useSurface();
  return (
    <footer className={cx(css.footer, surface === "mobile" && css.mobile)}>
      <div className={css.top}>
        <FooterLinks />
        <div className={css.ways}>
          <Contact />
          <Languages />
        </div>
      </div>
      <div className={css.middle}>
        <Payments />
        <Licence />
      </div>
      <div className={css.bottom}>
        <Age />
        <p className={css.facts}>
          <span suppressHydrationWarning>{t("footer.zone", { zone: useFormat().zoneName() })}</span>
          {typeof BAIZE_VERSION === "string" && <span>{t("footer.version", { version: BAIZE_VERSION })}</span>}
          <Rights />
        </p>
      </div>
    </footer>
  );
};

const Contact = (): ReactElement => {
  const t = useSiteWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ServiceIcon />} onPress={() => setOpen(true)}>
        {t("footer.contact")}
      </Button>
      <ContactSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

const Languages = (): ReactElement => {
  const t = useSiteWords();
  const { locale, setLocale } = useAppearance();
  return (
    <div role="group" aria-label={t("appearance.language")} className={css.languages}>
      {SITE_LOCALES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          translate="no"
          aria-pressed={each === locale}
          className={css.language}
          onClick={() => setLocale(each)}
        >
          {startupWords[each].language}
        </button>
      ))}
    </div>
  );
};

const Age = (): ReactElement => {
  const t = useSiteWords();
  const { licence } = useBrand();
  return (
    <div className={css.age}>
      {licence && (
        <span className={css.ageMark} aria-hidden="true" translate="no">
          {`${licence.minAge}+`}
        </span>
      )}
      <div>
        {licence && <p className={css.strong}>{t("footer.age", { age: licence.minAge })}</p>}
        <p className={css.text}>{t("footer.responsiblePlay")}</p>
      </div>
    </div>
  );
};

const Rights = (): ReactElement => {
  const t = useSiteWords();
  const year = useFormat().date(useClock()()).slice(0, 4);
  return <span>{t("footer.rights", { year, name: useBrandName() })}</span>;
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
