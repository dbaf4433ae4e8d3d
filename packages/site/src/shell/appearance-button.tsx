import { IconButton, SettingsIcon } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useSiteWords } from "../words.ts";
import { AppearanceSheet } from "./sheets.ts";

/** Opens the sheet, where there is no menu to open it from. */
export const AppearanceButton = (): ReactElement => {
  const t = useSiteWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t("appearance.settings")} onPress={() => setOpen(true)}>
        <SettingsIcon />
      </IconButton>
      <AppearanceSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};
