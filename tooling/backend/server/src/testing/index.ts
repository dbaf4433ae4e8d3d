export { newKey, Visitor } from "./visitor.ts";
export type { Told } from "./visitor.ts";
