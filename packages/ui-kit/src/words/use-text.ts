import { useTranslations } from "use-intl";

/** Texts of an owner by keys that are known at run time only, such as a page's title. Prefer `createWords`. */
export const useText = (owner: string): ((key: string) => string) => useTranslations(owner);
