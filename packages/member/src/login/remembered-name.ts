import { textKey } from "@baize/api-client";
import { checkUsername } from "@baize/domain";

/** The name that a visitor asked this device to keep. Never the password. */
export const rememberedName = textKey("local", "loginName", (text) => checkUsername(text) === null);
