import { openExternal } from "@baize/feature-kit";
import { Button, cx, Inline, Stack, useBrand, useClock, useFormat, useLocale, useSurface } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useSiteWords } from "../words.ts";
import { ContactSheet } from "./contact-sheet.tsx";
import * as css from "./frame.css.ts";

/** Licence, age, calm words, contacts: on every page of the main frame. */
export const Footer = (): ReactElement => {
  const t = useSiteWords();
  const locale = useLocale();
  const surface = useSurface();
  const { licence, name, nameEn, zone } = useBrand();
  const year = useFormat().date(useClock()()).slice(0, 4);
  const [isContactOpen, setContactOpen] = useState(false);
  return (
    <footer className={css.footer}>
      <div className={cx(css.footerInner, surface === "mobile" && css.footerMobile)}>
        <Inline gap={3} noWrap>
          {licence && (
            <span className={css.age} aria-hidden="true">
              {`${licence.minAge}+`}
            </span>
          )}
          <p className={css.footerText}>{licence && t("footer.age", { age: licence.minAge })}</p>
        </Inline>
        <Stack gap={3}>
          <p className={css.footerText}>{t("footer.calm")}</p>
          {licence && (
            <p className={css.footerText}>
              {t("footer.licence", { holder: licence.holder, number: licence.number })}{" "}
              <a
                className={css.footerLink}
                href={licence.url}
                target="_blank"
                rel="noopener noreferrer"
                onClick={(event) => {
                  event.preventDefault();
                  openExternal(licence.url, { allow: [new URL(licence.url).origin] });
                }}
              >
                {t("footer.licenceLink")}
              </a>
            </p>
          )}
          <Inline gap={4}>
            <Button variant="secondary" size="small" onPress={() => setContactOpen(true)}>
              {t("footer.contact")}
            </Button>
            <span>{t("footer.zone", { zone })}</span>
          </Inline>
          <p className={css.footerText}>{t("footer.rights", { year, name: locale === "en" ? nameEn : name })}</p>
        </Stack>
      </div>
      <ContactSheet isOpen={isContactOpen} onClose={() => setContactOpen(false)} />
    </footer>
  );
};
