import { library } from "@baize/presets";

export default library(["src/worker/site-worker.ts", "src/worker/off-worker.ts", "src/page/stats-page.ts"]);
