import { library } from "@baize/presets";

export default library();
