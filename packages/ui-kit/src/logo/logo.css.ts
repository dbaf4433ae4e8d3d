import { kit } from "../style/kit-style.ts";

export const logo = kit({
  display: "block",
  inlineSize: "auto",
  maxInlineSize: "100%",
  maxBlockSize: 40,
});
