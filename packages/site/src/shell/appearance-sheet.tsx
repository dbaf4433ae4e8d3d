import { SITE_LOCALES } from "@baize/domain";
import { Segmented, Sheet, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
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
