import { type CleanText, plainText } from "@baize/domain";

/**
 * A line in the member's own words, such as a remark: outer and repeated spaces and characters that show nothing go.
 */
export const cleanLine = (value: string): CleanText => ({ text: plainText(value).replace(/\s+/g, " "), dropped: "" });
