import { unitTests } from "@baize/presets";

export default unitTests();
