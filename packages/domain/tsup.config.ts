import { library } from "@baize/vite";

export default library(["src/index.ts"]);
