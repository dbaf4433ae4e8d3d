import { fileTypeFromBuffer } from "file-type";
import { sharp } from "./sharp.ts";
import type { PictureBox, PreparedPicture } from "./types.ts";

/**
 * Most pixels, as the header says them. A slip is a photograph or a screenshot, and a 4K screen has 8.3 Mpx: what has
 * to be decoded as a whole may have 12. Phones save photographs of up to 24.5 Mpx as baseline JPEG, which is decoded
 * line by line at a fraction of its size.
 */
const WHOLE_PIXELS = 12_000_000;
const BASELINE_PIXELS = 25_000_000;
const FORMATS = { "image/jpeg": "jpeg", "image/png": "png", "image/webp": "webp" } as const;
const LONGEST_SIDE = 8_000;
/** Longest side of what is stored; the writing on a slip stays legible. */
const STORED_SIDE = 1_600;
const LONGEST_SECONDS = 10;

type Type = keyof typeof FORMATS;
const isAccepted = (mime: string): mime is Type => Object.hasOwn(FORMATS, mime);

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: BASELINE_PIXELS, sequentialRead: true, failOn: "error" });

/** Whether the header says what the content's type says, and a size within the limits. No pixel is decoded for it. */
const isWithinLimits = async (bytes: Uint8Array, type: Type): Promise<boolean> => {
  const { format, width, height, isProgressive } = await open(bytes).metadata();
  const most = format === "jpeg" && !isProgressive ? BASELINE_PIXELS : WHOLE_PIXELS;
  return format === FORMATS[type] && Math.max(width, height) <= LONGEST_SIDE && width * height <= most;
};

/**
 * Decodes a picture and encodes it anew, so that what comes out is a picture and nothing else. JPEG, PNG and WebP by
 * content, whatever the name; of an animation the first frame. Turned upright, in sRGB, at most 1,600 on a side.
 */
export const preparePicture = async (bytes: Uint8Array, box: PictureBox): Promise<PreparedPicture> => {
  const type = await fileTypeFromBuffer(bytes).then(
    (found) => found?.mime ?? "",
    () => "",
  );
  if (!isAccepted(type)) return { ok: false, fault: "file_type" };
  const [width, height] = [Math.min(box.width, STORED_SIDE), Math.min(box.height, STORED_SIDE)];
  try {
    if (!(await isWithinLimits(bytes, type))) return { ok: false, fault: "file_broken" };
    const { data, info } = await open(bytes)
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize({ width, height, fit: box.fit, withoutEnlargement: box.fit === "inside" })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, bytes: new Uint8Array(data), width: info.width, height: info.height };
  } catch {
    return { ok: false, fault: "file_broken" };
  }
};
