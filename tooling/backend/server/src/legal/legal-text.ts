import type { CallData, contract } from "@baize/api-client/contract";
import type { LegalText, TextLocale } from "@baize/domain";
import { html, raw } from "hono/html";
import type { TenantContext } from "../tenant.ts";
import { type LegalFacts, legalFacts } from "./legal-facts.ts";
import { privacyEn } from "./privacy-en.ts";
import { privacyZhCn } from "./privacy-zh-cn.ts";
import { termsEn } from "./terms-en.ts";
import { termsZhCn } from "./terms-zh-cn.ts";

/** Plain text under a heading: a paragraph, or the items of a list. */
export interface LegalSection {
  readonly heading: string;
  readonly text: readonly (string | readonly string[])[];
}
export type WriteLegal = (facts: LegalFacts) => readonly LegalSection[];

export const LEGAL_TITLES = {
  "zh-CN": { terms: "服务条款", privacy: "隐私政策" },
  en: { terms: "Terms of service", privacy: "Privacy policy" },
} as const satisfies Record<TextLocale, Record<LegalText, string>>;

const WRITERS: Readonly<Record<TextLocale, Readonly<Record<LegalText, WriteLegal>>>> = {
  "zh-CN": { terms: termsZhCn, privacy: privacyZhCn },
  en: { terms: termsEn, privacy: privacyEn },
};

/** When the texts were last changed; to be moved with any change of what they say. */
const UPDATED_AT = Date.parse("2026-11-29T18:00:00Z");

/** Sections as HTML: `h2`, `p`, `ul` and `li`, all text escaped. */
const render = async (sections: readonly LegalSection[]): Promise<string> => {
  const block = (part: string | readonly string[]) =>
    typeof part === "string"
      ? html`<p>${part}</p>`
      : html`<ul>
          ${part.map((item) => html`<li>${item}</li>`)}
        </ul>`;
  return raw(
    await html`${sections.map(
      ({ heading, text }) =>
        html`<h2>${heading}</h2>
          ${text.map(block)}`,
    )}`,
  ).toString();
};

export const legalText = async (
  tenant: TenantContext,
  id: LegalText,
  locale: TextLocale,
): Promise<CallData<typeof contract.service.legal>> => ({
  title: LEGAL_TITLES[locale][id],
  html: await render(WRITERS[locale][id](legalFacts(tenant, locale, UPDATED_AT))),
  updatedAt: tenant.iso(UPDATED_AT),
});
