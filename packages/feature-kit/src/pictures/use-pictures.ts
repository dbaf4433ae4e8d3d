import { useClient } from "@baize/api-client/react";
import { useLayoutEffect, useRef, useState } from "react";
import { useRefusalWords } from "../refusals/use-refusal-words.ts";
import { useFeatureKitWords } from "../words.ts";
import { type Attached, attachedText, readAttached } from "./attached.ts";
import { checkPicture, PICTURE_MB, readPicture } from "./check-picture.ts";
import { type PictureScene, uploadPicture } from "./upload-picture.ts";

export interface PicturesOptions {
  readonly scene: PictureScene;
  readonly most: number;
  /** What the server has, as {@link attachedText} writes it. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A picture that the server does not have yet. */
export interface WaitingPicture {
  readonly key: number;
  readonly file: File;
  /** A `data:` address; null until it was read. */
  readonly preview: string | null;
  /** Why it was not uploaded; null while it is. */
  readonly error: string | null;
  /** Whether it may be sent again. */
  readonly canRetry: boolean;
}

export interface Pictures {
  readonly most: number;
  readonly attached: readonly Attached[];
  readonly waiting: readonly WaitingPicture[];
  readonly isFull: boolean;
  /** What is wrong; of the latest picture that was refused. */
  readonly error: string | undefined;
  /** Why what they belong to cannot be sent yet; undefined once all are uploaded. */
  readonly unfinished: string | undefined;
  /** Uploads these, as many as there is room for. */
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: number) => void;
  /** Takes away one that is not uploaded. */
  readonly drop: (key: number) => void;
  readonly remove: (id: string) => void;
}

/** Pictures that are checked, previewed and uploaded as they are chosen. */
export const usePictures = ({ scene, most, value, onValueChange }: PicturesOptions): Pictures => {
  const t = useFeatureKitWords();
  const send = usePictureSending(scene);
  const [waiting, setWaiting] = useState<readonly WaitingPicture[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const lastKey = useRef(0);
  // Two uploads may end before the first of them is drawn.
  const latest = useRef({ value, onValueChange });
  useLayoutEffect(() => {
    latest.current = { value, onValueChange };
  });
  const put = (pictures: readonly Attached[]): void => {
    latest.current.value = attachedText(pictures);
    latest.current.onValueChange(latest.current.value);
  };
  const drop = (key: number): void => setWaiting((before) => before.filter((each) => each.key !== key));
  const work = async (key: number, file: File): Promise<void> => {
    const show = (part: Partial<WaitingPicture>): void =>
      setWaiting((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));
    show({ error: null, canRetry: false });
    const sent = await send(file, (preview) => show({ preview }));
    if ("error" in sent) return show(sent);
    drop(key);
    put([...readAttached(latest.current.value), sent]);
  };
  const attached = readAttached(value);
  const free = most - attached.length - waiting.length;
  return {
    most,
    attached,
    waiting,
    isFull: free <= 0,
    error:
      waiting.findLast(({ error }) => error !== null)?.error ??
      (isTooMany ? t("picture.tooMany", { most }) : undefined),
    unfinished: waiting.length > 0 ? t("picture.waiting") : undefined,
    add: (files) => {
      setTooMany(files.length > free);
      const added = files.slice(0, Math.max(0, free)).map((file) => {
        lastKey.current += 1;
        return { key: lastKey.current, file, preview: null, error: null, canRetry: false };
      });
      setWaiting((before) => [...before, ...added]);
      for (const { key, file } of added) void work(key, file);
    },
    retry: (key) => {
      const again = waiting.find((each) => each.key === key);
      if (again) void work(key, again.file);
    },
    drop: (key) => {
      setTooMany(false);
      drop(key);
    },
    remove: (id) => {
      setTooMany(false);
      put(attached.filter((each) => each.id !== id));
    },
  };
};

type Refused = Pick<WaitingPicture, "canRetry"> & { readonly error: string };

/** Checks, reads and uploads one picture, or says why not. */
const usePictureSending = (scene: PictureScene) => {
  const t = useFeatureKitWords();
  const words = useRefusalWords();
  const client = useClient();
  return async (file: File, onRead: (preview: string) => void): Promise<Attached | Refused> => {
    const wrong = await checkPicture(file);
    const preview = wrong === null ? await readPicture(file) : null;
    if (preview === null)
      return { error: t(`picture.check.${wrong ?? "empty"}`, { max: String(PICTURE_MB) }), canRetry: false };
    onRead(preview);
    try {
      const result = await uploadPicture(client, file, scene);
      return result.ok ? result.data : { error: words.refusal(result), canRetry: false };
    } catch {
      return { error: t("picture.lost"), canRetry: true };
    }
  };
};
