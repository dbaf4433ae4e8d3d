import type { PromotionBrand, Promotions } from "@baize/promotions";
import type { FreeBets } from "@baize/provider";

/** The promotions' free bets as the games ask for them; a member's reference there is the member's id. */
export const gameFreeBets = (
  promotionsOf: () => Pick<Promotions, "freeBets">,
  brandOf: (code: string) => PromotionBrand,
): FreeBets => ({
  open: ({ brand, memberRef }, category, at) => promotionsOf().freeBets.open(brandOf(brand), memberRef, category, at),
  *take({ betId: bet, brand, memberRef: member, gameType: category, award, asset, stake, bank }, at) {
    const use = { bet, award, member, category, asset, stake, bank };
    const taken = yield* promotionsOf().freeBets.take(brandOf(brand), use, at);
    return taken.ok ? null : taken.code;
  },
  settle: ({ betId: bet, brand, platform, winnings: won }, at) =>
    promotionsOf().freeBets.settle(brandOf(brand), { bet, platform, won }, at),
  giveBack: ({ betId: bet, brand, bank }, at) => promotionsOf().freeBets.giveBack(brandOf(brand), { bet, bank }, at),
});
