import { type ArtPalette, heroArtMobile, type HeroStyle } from "@baize/art";
import type { CallData, contract } from "@baize/api-client/contract";
import type { ChannelRules, MethodRules, OfferRules } from "@baize/cashier";
import { paths, type SiteLocale } from "@baize/domain";
import type { TenantContext } from "./tenant.ts";

type Cover = CallData<typeof contract.promo.topCover>[number];

/** Raised when the pictures change, so that kept copies are let go. */
export const OFFER_ART_VERSION = "1";

interface Look extends ArtPalette {
  readonly style: HeroStyle;
}
const LOOKS: Readonly<Record<MethodRules["kind"], Look>> = {
  bank: { style: "ribbon", from: "#1b2440", to: "#2d4a7c", accent: "#e5b567" },
  alipay: { style: "waves", from: "#0e2a44", to: "#1f6a9c", accent: "#f2c66d" },
  wechat: { style: "garden", from: "#11301f", to: "#2b6b45", accent: "#e9c46a" },
  coin: { style: "prism", from: "#0f2f2c", to: "#1f7a67", accent: "#f0cf7a" },
};

interface Offered {
  readonly kind: MethodRules["kind"];
  readonly channel: ChannelRules;
  readonly offer: OfferRules;
}
const offersOf = ({ rules }: TenantContext): readonly Offered[] =>
  rules().deposit.methods.flatMap(({ kind, channels }) =>
    channels.flatMap((channel) => (channel.offer === null ? [] : [{ kind, channel, offer: channel.offer }])),
  );

interface Terms {
  readonly name: string;
  readonly percent: string;
  readonly max: string;
  readonly turnover: string;
}
const WORDS: Readonly<Record<SiteLocale, (terms: Terms) => Pick<Cover, "title" | "text">>> = {
  "zh-CN": ({ name, percent, max, turnover }) => ({
    title: `${name} 加送 ${percent}%`,
    text: `每笔充值加送 ${percent}%，单笔最高 ${max}。充值时自行选择参加；加送金额需完成 ${turnover} 倍流水后方可提款。`,
  }),
  en: ({ name, percent, max, turnover }) => ({
    title: `${percent}% extra on ${name}`,
    text: `${percent}% on top of a deposit, ${max} at most each time. You choose to join when you deposit; the bonus can be withdrawn after a turnover of ${turnover}× its amount.`,
  }),
};
/** What a kind of channel is called in a sentence; without one, the channel's own name stands. */
const CHANNEL_NAMES: Readonly<Record<SiteLocale, Partial<Readonly<Record<MethodRules["kind"], string>>>>> = {
  "zh-CN": {},
  en: { bank: "bank transfer", alipay: "Alipay", wechat: "WeChat" },
};

/** The deposit offers that a brand has open, with their terms; each leads to where it is joined. */
export const offerCovers = (tenant: TenantContext, locale: SiteLocale): Cover[] =>
  offersOf(tenant).map(({ kind, channel, offer }) => {
    const { icon } = tenant.facts.currency;
    const most = new Intl.NumberFormat(locale, { minimumFractionDigits: 0, maximumFractionDigits: 6 }).format(
      offer.max as Intl.StringNumericLiteral,
    );
    const name = CHANNEL_NAMES[locale][kind] ?? channel.name;
    return {
      id: channel.id,
      image: `/art/offer/${channel.id}.svg?v=${OFFER_ART_VERSION}`,
      ...WORDS[locale]({ name, percent: offer.percent, max: `${icon}${most}`, turnover: offer.turnoverMultiple }),
      link: paths.deposit,
      start: null,
      end: null,
    };
  });

/** The picture of an offer; null where a brand has none of that id. */
export const offerPicture = (tenant: TenantContext, id: string): string | null => {
  const found = offersOf(tenant).find(({ channel }) => channel.id === id);
  return found === undefined ? null : heroArtMobile({ seed: id, ...LOOKS[found.kind] });
};
