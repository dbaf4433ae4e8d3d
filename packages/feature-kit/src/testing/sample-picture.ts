import type { CallData, Contract } from "@baize/api-client/contract";

/** A picture that is drawn, not fetched. */
export const SAMPLE_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='180' height='240'%3E%3Crect width='180' height='240' fill='%23f4f5f7'/%3E%3Cpath d='M30 60h120M30 90h120M30 120h80' stroke='%239aa3b2' stroke-width='6'/%3E%3Ccircle cx='90' cy='180' r='24' fill='%2325a37a'/%3E%3C/svg%3E";

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

/** The beginning of a PNG. */
export const pngFile = (name = "picture.png"): File => new File([PNG], name, { type: "image/png" });

/** The answer to an upload. */
export const uploaded: CallData<Contract["service"]["upload"]> = {
  id: "P1",
  url: SAMPLE_PICTURE,
  width: 180,
  height: 240,
  size: 12,
};
