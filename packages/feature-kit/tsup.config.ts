import { globSync } from "node:fs";
import { library } from "@baize/presets";

const isOwn = (file: string): boolean => !/\.(?:test|stories|css)\.tsx?$/.test(file);

/** Every module is an entry of its own, so that a consumer's route loads only what it uses. */
export default library(globSync("src/**/*.{ts,tsx}").filter(isOwn));
