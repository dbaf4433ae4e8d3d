import { kit } from "../style/kit-style.ts";
import { fontSize } from "../theme/scale.ts";

export const input = kit({
  fontSize: fontSize[16],
  selectors: { "&::-webkit-search-cancel-button": { display: "none" } },
});
