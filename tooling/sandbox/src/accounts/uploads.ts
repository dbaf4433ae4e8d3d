import { mkdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CallCode, CallData, contract } from "@baize/api-client/contract";
import { dayIn } from "@baize/domain";
import { all, type Database, first, run } from "@baize/ledger";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { type Answer, refuse } from "../http/answer.ts";
import { updateMember } from "./members.ts";
import { q } from "./tables.ts";

type Upload = typeof contract.service.upload;
export type UploadScene = "avatar" | "slip" | "feedback" | "alipay";

const LARGEST_BYTES = 5_000_000;
const LARGEST_PIXELS = 25_000_000;
export const UPLOADS_A_DAY = 30;
const TYPES: Readonly<Record<string, "jpeg" | "png" | "webp">> = { "image/jpeg": "jpeg", "image/png": "png", "image/webp": "webp" };
const AVATAR_SIDE = 512;

export interface UploadOwner {
  readonly member: string;
  readonly brand: string;
  readonly zone: string;
}
export interface Uploads {
  save(owner: UploadOwner, scene: UploadScene, file: Blob, now: number): Promise<Answer<CallData<Upload>, CallCode<Upload>>>;
  /** Whether the member uploaded it at this brand for this purpose. */
  owns(owner: Pick<UploadOwner, "member" | "brand">, id: string, scene: UploadScene): Promise<boolean>;
  /** A stored picture of a brand, always WebP; null when there is none. */
  read(brand: string, id: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

interface Picture {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly size: number };
}

/** Where the site serves a stored picture. */
export const mediaUrl = (id: string): string => `/media/${id}`;

/** Decodes and encodes again: what comes out is a picture and nothing else. Metadata goes, its rotation is applied first. */
const encodeAnew = async (bytes: Uint8Array, scene: UploadScene): Promise<Picture | null> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: "error" }).autoOrient();
    const sized = scene === "avatar" ? picture.resize(AVATAR_SIDE, AVATAR_SIDE, { fit: "cover", withoutEnlargement: true }) : picture;
    return await sized.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  } catch {
    return null;
  }
};

/** Pictures of members, outside the web root, under names that cannot be guessed. */
export const createUploads = (database: Database, folder: string, random: (n: number) => Uint8Array): Uploads => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (id: string): string => join(folder, `${id}.webp`);

  const save: Uploads["save"] = async ({ member, brand, zone }, scene, file, now) => {
    if (file.size > LARGEST_BYTES) return refuse("file_too_large", { maxBytes: String(LARGEST_BYTES) });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = await fileTypeFromBuffer(bytes);
    if (!type || !Object.hasOwn(TYPES, type.mime)) return refuse("file_type");
    const id = Buffer.from(random(18)).toString("base64url");
    const day = dayIn(zone, now);
    const isWithin = await database.atomic(function* () {
      const rows = yield* all(q.selectFrom("site_upload").select("id").where("member", "=", member).where("day", "=", day));
      if (rows.length >= UPLOADS_A_DAY) return false;
      yield* run(q.insertInto("site_upload").values({ id, brand, member, scene, day, at: BigInt(now) }));
      return true;
    });
    if (!isWithin) return refuse("upload_quota", { perDay: String(UPLOADS_A_DAY) });
    const picture = await encodeAnew(bytes, scene);
    if (!picture) return refuse("file_broken");
    await writeFile(fileOf(id), picture.data, { mode: 0o600, flag: "wx" });
    const url = mediaUrl(id);
    if (scene === "avatar") await database.atomic(() => updateMember(member, { avatar: url }));
    const { width, height, size } = picture.info;
    return { ok: true, data: { id, url, width, height, size } };
  };

  return {
    save,
    owns: async ({ member, brand }, id, scene) => {
      const query = q.selectFrom("site_upload").select("id").where("id", "=", id).where("member", "=", member).where("brand", "=", brand).where("scene", "=", scene);
      return (await database.read(() => first(query))) !== undefined;
    },
    read: async (brand, id) => {
      const row = await database.read(() => first(q.selectFrom("site_upload").select("id").where("id", "=", id).where("brand", "=", brand)));
      if (!row) return null;
      return await readFile(fileOf(row.id)).then((bytes) => new Uint8Array(bytes), () => null);
    },
  };
};
