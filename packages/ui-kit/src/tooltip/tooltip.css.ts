import { kit } from "../style/kit-style.ts";

export const anchor = kit({ display: "inline-flex" });
