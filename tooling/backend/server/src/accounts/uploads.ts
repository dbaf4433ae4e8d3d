import { mkdirSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CallCode, CallData, CallParsed, contract } from "@baize/api-client/contract";
import { dayIn } from "@baize/domain";
import { all, type Database, first, run, StorageFault, type Work } from "@baize/ledger";
import { createFairQueue, type FairQueueOptions, type PictureBox, preparePicture } from "@baize/safeguards";
import { type Answer, refuse } from "../http/answer.ts";
import { updateMember } from "./members.ts";
import type { WorkRequest } from "./passwords.ts";
import { q } from "./tables.ts";

type Upload = typeof contract.service.upload;
export type UploadScene = CallParsed<Upload>["scene"];

const LARGEST_BYTES = 5_000_000;
export const UPLOADS_A_DAY = 30;
/** What a person needs to see: a face, and the small print of a payment slip. */
const BOXES: Readonly<Record<UploadScene, PictureBox>> = {
  avatar: { width: 512, height: 512, fit: "cover" },
  slip: { width: 1_600, height: 1_600, fit: "inside" },
  feedback: { width: 1_600, height: 1_600, fit: "inside" },
  alipay: { width: 1_600, height: 1_600, fit: "inside" },
  identity: { width: 1_600, height: 1_600, fit: "inside" },
};
/** A decoded picture takes up to a hundred megabytes, so one is worked on at a time. */
const QUEUE: FairQueueOptions = { workers: 1, capacity: 24, share: 3, patienceMs: 15_000 };

export interface UploadOwner {
  readonly member: string;
  readonly brand: string;
  readonly zone: string;
}
export interface StoredPicture {
  readonly scene: string;
  /** When it was uploaded, epoch milliseconds. */
  readonly at: number;
  /** WebP. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}
export interface Uploads {
  save(
    owner: UploadOwner,
    scene: UploadScene,
    file: Blob,
    now: number,
    request: WorkRequest,
  ): Promise<Answer<CallData<Upload>, CallCode<Upload>>>;
  /** Whether the member uploaded it at this brand for this purpose. */
  owns(owner: Pick<UploadOwner, "member" | "brand">, id: string, scene: UploadScene): Work<boolean>;
  /** A stored picture of a brand; null when there is none. */
  read(brand: string, id: string): Promise<StoredPicture | null>;
}

/** Where the site serves a stored picture. */
export const mediaUrl = (id: string): string => `/media/${id}`;

/** Pictures of members, outside the web root, under names that cannot be guessed. */
export const createUploads = (database: Database, folder: string, random: (n: number) => Uint8Array): Uploads => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const queue = createFairQueue(QUEUE);
  const fileOf = (id: string): string => join(folder, `${id}.webp`);

  /** Takes one of the day's uploads; null when there is none left. */
  const claim = ({ member, brand, zone }: UploadOwner, scene: UploadScene, now: number): Promise<string | null> => {
    const id = Buffer.from(random(18)).toString("base64url");
    const day = dayIn(zone, now);
    return database.atomic(function* () {
      const rows = yield* all(
        q.selectFrom("site_upload").select("id").where("member", "=", member).where("day", "=", day),
      );
      if (rows.length >= UPLOADS_A_DAY) return null;
      yield* run(q.insertInto("site_upload").values({ id, brand, member, scene, day, at: BigInt(now) }));
      return id;
    });
  };
  const giveBack = (id: string): Promise<number> =>
    database.atomic(() => run(q.deleteFrom("site_upload").where("id", "=", id)));

  const store = async (id: string, bytes: Uint8Array): Promise<void> => {
    try {
      await writeFile(fileOf(id), bytes, { mode: 0o600, flag: "wx" });
    } catch (error) {
      await rm(fileOf(id), { force: true });
      throw new StorageFault("A picture could not be stored.", { cause: error });
    }
  };

  const save: Uploads["save"] = async (owner, scene, file, now, { requester, signal }) => {
    if (file.size > LARGEST_BYTES) return refuse("file_too_large", { maxBytes: String(LARGEST_BYTES) });
    const id = await claim(owner, scene, now);
    if (id === null) return refuse("upload_quota", { perDay: String(UPLOADS_A_DAY) });
    try {
      const work = async () => preparePicture(new Uint8Array(await file.arrayBuffer()), BOXES[scene]);
      const picture = await queue.run(requester, work, signal);
      if (!picture.ok) return refuse(picture.fault);
      await store(id, picture.bytes);
      const url = mediaUrl(id);
      if (scene === "avatar") await database.atomic(() => updateMember(owner.member, { avatar: url }));
      return {
        ok: true,
        data: { id, url, width: picture.width, height: picture.height, size: picture.bytes.byteLength },
      };
    } catch (error) {
      await giveBack(id).catch(() => 0);
      throw error;
    }
  };

  return {
    save,
    *owns({ member, brand }, id, scene) {
      const query = q
        .selectFrom("site_upload")
        .select("id")
        .where("id", "=", id)
        .where("member", "=", member)
        .where("brand", "=", brand)
        .where("scene", "=", scene);
      return (yield* first(query)) !== undefined;
    },
    read: async (brand, id) => {
      const row = await database.read(() =>
        first(
          q.selectFrom("site_upload").select(["id", "scene", "at"]).where("id", "=", id).where("brand", "=", brand),
        ),
      );
      if (!row) return null;
      return await readFile(fileOf(row.id)).then(
        (bytes) => ({ scene: row.scene, at: Number(row.at), bytes: new Uint8Array(bytes) }),
        () => null,
      );
    },
  };
};
