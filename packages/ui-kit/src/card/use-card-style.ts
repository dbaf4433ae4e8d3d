import { useBrand } from "../provider/site-context.ts";

export type CardStyle = "outline" | "raised" | "flat" | "soft";

const styles: readonly string[] = ["outline", "raised", "flat", "soft"] satisfies CardStyle[];
const isCardStyle = (name: string): name is CardStyle => styles.includes(name);

/** The brand's card style; `outline` for a name the kit does not know. */
export const useCardStyle = (): CardStyle => {
  const { card } = useBrand().style;
  return isCardStyle(card) ? card : "outline";
};
