export type CoinLabel = "USDT" | "HHB" | "BOB" | "JPB";

/**
 * Label of a virtual-coin type (docs/specification.md §9.6): 1, 2, 3 USDT; 4 HHB; 9 BOB; 17 JPB on the one brand
 * that has it. Any other type is `null`. Every label is also an asset code.
 */
export function coinLabel(type: number, enabled: { readonly jpb: boolean }): CoinLabel | null {
  switch (type) {
    case 1:
    case 2:
    case 3:
      return "USDT";
    case 4:
      return "HHB";
    case 9:
      return "BOB";
    case 17:
      return enabled.jpb ? "JPB" : null;
    default:
      return null;
  }
}
