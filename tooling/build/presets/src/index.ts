export { library } from "./library.ts";
export { unitTests } from "./unit-tests.ts";
