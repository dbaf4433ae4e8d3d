import { library } from "@baize/presets";

export default library(["src/index.ts", "src/contract/index.ts", "src/react/index.ts", "src/testing/index.ts"]);
