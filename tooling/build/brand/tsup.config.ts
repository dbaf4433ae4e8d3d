import { library } from "@baize/presets";

export default library(["src/cli.ts"]);
