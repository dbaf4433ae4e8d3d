import { Segmented, Sheet, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useLook } from "../start/look.ts";
import { useSiteWords } from "../words.ts";

/** Appearance and language. */
export const LookSheet = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactElement => {
  const t = useSiteWords();
  const { scheme, setScheme, locale, setLocale } = useLook();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("look.settings")} width="small">
      <Stack gap={5}>
        <Segmented
          label={t("look.scheme")}
          value={scheme ?? "system"}
          options={(["system", "dark", "light"] as const).map((value) => ({ value, label: t(`look.${value}`) }))}
          onValueChange={(value) => setScheme(value === "system" ? undefined : value)}
        />
        <Segmented label={t("look.language")} value={locale} options={languages} onValueChange={setLocale} />
      </Stack>
    </Sheet>
  );
};

/** Each language in its own words. */
const languages = [
  { value: "zh-CN", label: "简体中文" },
  { value: "en", label: "English" },
] as const;
