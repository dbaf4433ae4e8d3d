export { member } from "./feature.ts";
