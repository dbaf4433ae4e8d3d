export { aheadOf } from "./ahead-of.ts";
export { askAhead, type AheadCall, type AheadOptions } from "./ask-ahead.ts";
