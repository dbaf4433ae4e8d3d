import { type CleanText, plainText } from "@baize/domain";

/** Word of ASCII, such as a user name or an invitation code: full-width forms count, what shows nothing does not. */
export const cleanAscii = (value: string): CleanText => ({ text: plainText(value), dropped: "" });

/** Answer to a picture code: spaces between its characters do not count. */
export const cleanCaptcha = (value: string): CleanText => ({
  text: plainText(value).replaceAll(/\s/g, ""),
  dropped: "",
});
