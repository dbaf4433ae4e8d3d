import { Link, type NavigationItem, openExternal, useNavigation } from "@baize/feature-kit";
import { Button, cx, Inline, Stack, useBrand, useBrandName, useClock, useFormat, useSurface } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useSiteWords } from "../words.ts";
import { ContactSheet } from "./contact-sheet.tsx";
import * as css from "./footer.css.ts";

/** Links of the features, licence, age, responsible play, contacts: on every page of the main frame. */
export const Footer = (): ReactElement => {
  const t = useSiteWords();
  const surface = useSurface();
  const { licence, zone } = useBrand();
  const name = useBrandName();
  const year = useFormat().date(useClock()()).slice(0, 4);
  const [isContactOpen, setContactOpen] = useState(false);
  return (
    <footer className={css.footer}>
      <FooterLinks />
      <div className={cx(css.inner, surface === "mobile" && css.mobile)}>
        <Inline gap={3} noWrap>
          {licence && (
            <span className={css.age} aria-hidden="true">
              {`${licence.minAge}+`}
            </span>
          )}
          <p className={css.text}>{licence && t("footer.age", { age: licence.minAge })}</p>
        </Inline>
        <Stack gap={3}>
          <p className={css.text}>{t("footer.responsiblePlay")}</p>
          <Licence />
          <Inline gap={4}>
            <Button variant="secondary" size="small" onPress={() => setContactOpen(true)}>
              {t("footer.contact")}
            </Button>
            <span>{t("footer.zone", { zone })}</span>
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

const Licence = (): ReactElement | null => {
  const t = useSiteWords();
  const { licence } = useBrand();
  if (!licence) return null;
  const { holder, number, url } = licence;
  return (
    <p className={css.text}>
      {t("footer.licence", { holder, number })}{" "}
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
  );
};
