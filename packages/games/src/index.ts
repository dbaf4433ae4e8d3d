export { games } from "./feature.ts";
