import { library } from "@baize/presets";

export default library(["src/index.ts", "src/coin-address.ts"]);
