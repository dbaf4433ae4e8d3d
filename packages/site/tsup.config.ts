import { library } from "@baize/presets";

export default library(["src/index.ts", "src/brand.ts", "src/prerender.tsx", "src/start/first-paint.ts"]);
