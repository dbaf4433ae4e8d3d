export { sendFrom } from "../soak/send-from.ts";
export { runFuzz } from "./run-fuzz.ts";
