export const PICTURE_MB = 5;
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp";
export type PictureFault = "type" | "size" | "empty";

const starts = (bytes: Uint8Array, at: number, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

/** Whether a file is a JPEG, PNG or WebP of a size that may be sent: by its content, since names and types can lie. */
export const checkPicture = async (file: Blob): Promise<PictureFault | null> => {
  if (file.size === 0) return "empty";
  if (file.size > PICTURE_MB * 1_000_000) return "size";
  const head = await read(file.slice(0, 12), (reader, part) => reader.readAsArrayBuffer(part));
  if (!(head instanceof ArrayBuffer)) return "empty";
  const bytes = new Uint8Array(head);
  const isJpeg = starts(bytes, 0, 0xff, 0xd8, 0xff);
  const isPng = starts(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const isWebp = starts(bytes, 0, 0x52, 0x49, 0x46, 0x46) && starts(bytes, 8, 0x57, 0x45, 0x42, 0x50);
  return isJpeg || isPng || isWebp ? null : "type";
};

/** The picture as a `data:` address to be shown; null when it cannot be read. */
export const readPicture = async (file: Blob): Promise<string | null> => {
  const address = await read(file, (reader, whole) => reader.readAsDataURL(whole));
  return typeof address === "string" ? address : null;
};

async function read(blob: Blob, start: (reader: FileReader, blob: Blob) => void): Promise<FileReader["result"]> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.addEventListener("error", () => resolve(null));
    start(reader, blob);
  });
}
