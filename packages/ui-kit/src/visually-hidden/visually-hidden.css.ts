import { hidden, kit } from "../style/kit-style.ts";

export const visuallyHidden = kit(hidden);
