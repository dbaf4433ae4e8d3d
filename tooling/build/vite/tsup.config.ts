import { library } from "@baize/presets";

export default library([
  "src/render-thread.ts",
  "src/worker/site-worker.ts",
  "src/worker/off-worker.ts",
  "src/page/stats-page.ts",
]);
