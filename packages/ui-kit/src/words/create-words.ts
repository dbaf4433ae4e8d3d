import { useTranslations, type _Translator } from "use-intl";

/**
 * Typed words of one owner. `t("deposit.title")` and `t("fee", { amount })` return strings with keys and ICU
 * arguments checked against the reference catalogue; `t.rich(key, { b: (chunks) => … })` returns markup.
 */
export type Words<Reference extends object> = _Translator<Reference>;

/**
 * Makes the words hook of one owner:
 * `export const useFinanceWords = createWords<typeof zhCN>("finance");`
 * The site merges every owner's catalogue under that name, with the brand's overrides on top.
 */
export const createWords =
  <Reference extends object>(owner: string): (() => Words<Reference>) =>
  () =>
    useTranslations(owner) as unknown as Words<Reference>;
