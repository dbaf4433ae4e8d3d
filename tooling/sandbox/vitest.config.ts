import { unitTests } from "@baize/vite";

export default unitTests();
