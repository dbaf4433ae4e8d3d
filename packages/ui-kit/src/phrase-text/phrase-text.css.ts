import { kit } from "../style/kit-style.ts";

/** Breaks at the marks between words alone; a word that is wider than the line may still break. */
export const phrase = kit({ wordBreak: "keep-all", overflowWrap: "anywhere" });
