import { paths } from "@baize/domain";
import { useLocation } from "@baize/feature-kit";
import { Card, Inline, LinkButton, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as text from "../text.css.ts";
import { usePromoWords } from "../words.ts";

/** For visitors: log in or register, and come back to this page. */
export const LoginCard = (): ReactElement => {
  const t = usePromoWords();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ return: `${pathname}${search}` }).toString();
  return (
    <Card tone="quiet">
      <Stack gap={4}>
        <div>
          <p className={text.strong}>{t("login.title")}</p>
          <p className={text.note}>{t("login.text")}</p>
        </div>
        <Inline gap={3}>
          <LinkButton variant="primary" to={`${paths.login}?${query}`}>
            {t("login.action")}
          </LinkButton>
          <LinkButton to={`${paths.register}?${query}`}>{t("login.register")}</LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
};
