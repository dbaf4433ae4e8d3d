import { SITE_LOCALES } from "@baize/domain";
import { IconButton, Segmented, SettingsIcon, Sheet, Stack } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { startupWords } from "../catalogues.ts";
import { useAppearance } from "../start/appearance.ts";
import { useSiteWords } from "../words.ts";

const SCHEMES = ["system", "dark", "light"] as const;

/** Colour scheme and language. */
export const AppearanceSheet = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactElement => {
  const t = useSiteWords();
  const { scheme, setScheme, locale, setLocale } = useAppearance();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("appearance.settings")} width="small">
      <Stack gap={5}>
        <Segmented
          label={t("appearance.scheme")}
          value={scheme ?? "system"}
          options={SCHEMES.map((value) => ({ value, label: t(`appearance.${value}`) }))}
          onValueChange={(value) => setScheme(value === "system" ? undefined : value)}
        />
        <Segmented
          label={t("appearance.language")}
          value={locale}
          options={SITE_LOCALES.map((value) => ({ value, label: startupWords[value].language }))}
          onValueChange={setLocale}
        />
      </Stack>
    </Sheet>
  );
};

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
