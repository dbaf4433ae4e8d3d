export { finance } from "./feature.ts";
