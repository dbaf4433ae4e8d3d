import { useClient } from "@baize/api-client/react";
import { useCallback, useRef, useState } from "react";
import { useAction } from "../forms/use-action.ts";
import { useFeatureKitWords } from "../words.ts";
import { checkPicture, PICTURE_MB, type PictureFault, readPicture } from "./check-picture.ts";
import { type PictureScene, uploadPicture } from "./upload-picture.ts";

interface Chosen {
  readonly file: File;
  /** A `data:` address. */
  readonly preview: string;
}

export interface Picture {
  readonly step: "empty" | "chosen" | "sending" | "sent";
  /** What was chosen, to be looked at before it is sent. */
  readonly preview: string | null;
  /** Why it cannot be used, or was not sent. */
  readonly error: string | null;
  /** Whether the chosen one may be sent again. */
  readonly canRetry: boolean;
  readonly choose: (file: File | undefined) => Promise<void>;
  /** Id of the picture on the server, or null. */
  readonly send: () => Promise<string | null>;
  readonly clear: () => void;
}

/** A picture that is checked and previewed before it is sent. A later choice replaces one that is still being read. */
export const usePicture = (scene: PictureScene): Picture => {
  const t = useFeatureKitWords();
  const client = useClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isSent, setSent] = useState(false);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const latest = useRef<File | null>(null);
  const upload = useAction(useCallback(async (file: File) => uploadPicture(client, file, scene), [client, scene]));

  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined || upload.isRunning) return;
    latest.current = file;
    const wrong = await checkPicture(file);
    const preview = wrong === null ? await readPicture(file) : null;
    if (latest.current !== file) return;
    upload.clear();
    setSent(false);
    setChosen(preview === null ? null : { file, preview });
    setFault(preview === null ? (wrong ?? "empty") : null);
  };
  const send = async (): Promise<string | null> => {
    if (chosen === null) return null;
    const sent = await upload.run(chosen.file);
    if (sent !== null) setSent(true);
    return sent?.id ?? null;
  };
  const clear = (): void => {
    latest.current = null;
    upload.clear();
    setChosen(null);
    setSent(false);
    setFault(null);
  };
  const isLost = upload.error !== null && upload.refusal === null;
  return {
    step: upload.isRunning ? "sending" : isSent ? "sent" : chosen === null ? "empty" : "chosen",
    preview: chosen?.preview ?? null,
    error:
      fault === null
        ? isLost
          ? t("picture.lost")
          : upload.error
        : t(`picture.check.${fault}`, { max: String(PICTURE_MB) }),
    canRetry: chosen !== null && isLost,
    choose,
    send,
    clear,
  };
};
