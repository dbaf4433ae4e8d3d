import type { CaptchaPicture, MultipartLimits, MultipartReading, PictureBox, PreparedPicture } from "./types.ts";

// What draws and reads pictures and uploads holds 15 MB with its libraries, so it is loaded with the first of them.

/** A new text in a picture that people can read; both follow from `random` alone. About 22 ms of one core. */
export const drawCaptcha = async (random: (bytes: number) => Uint8Array): Promise<CaptchaPicture> =>
  (await import("./captcha.ts")).drawCaptcha(random);

/**
 * Decodes a picture and encodes it anew, within `box` and at most 1,600 on a side. JPEG, PNG and WebP by content,
 * whatever the name.
 */
export const preparePicture = async (bytes: Uint8Array, box: PictureBox): Promise<PreparedPicture> =>
  (await import("./pictures.ts")).preparePicture(bytes, box);

/** Reads a multipart body as it comes: 413 for a limit that is passed, 400 for what is malformed or cut off. */
export const readMultipart = async (request: Request, limits: MultipartLimits): Promise<MultipartReading> =>
  (await import("./multipart.ts")).readMultipart(request, limits);
