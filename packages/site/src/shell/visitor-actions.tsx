import { paths } from "@baize/domain";
import { IconButton, LinkButton, SettingsIcon } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useSiteWords } from "../words.ts";
import { LookSheet } from "./look-sheet.tsx";

/** What a visitor can do from the header. */
export const VisitorActions = (): ReactElement => {
  const t = useSiteWords();
  const [isLookOpen, setLookOpen] = useState(false);
  return (
    <>
      <IconButton label={t("look.settings")} onPress={() => setLookOpen(true)}>
        <SettingsIcon />
      </IconButton>
      <LinkButton to={paths.login} size="small">
        {t("account.login")}
      </LinkButton>
      <LinkButton to={paths.register} size="small" variant="primary">
        {t("account.register")}
      </LinkButton>
      <LookSheet isOpen={isLookOpen} onClose={() => setLookOpen(false)} />
    </>
  );
};
