import { createWords, useBrand, useLocale } from "@baize/ui-kit";
import type { ReactElement } from "react";

const useTitles = (owner: string): ((key: string) => string) => createWords<Record<string, string>>(owner)() as unknown as (key: string) => string;

/** The document's title: page, then brand. */
export const PageTitle = ({ owner, title }: { owner: string; title: string }): ReactElement => {
  const t = useTitles(owner);
  const brand = useBrand();
  return <title>{`${t(title)} · ${useLocale() === "en" ? brand.nameEn : brand.name}`}</title>;
};
