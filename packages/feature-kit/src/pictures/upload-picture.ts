import type { Client } from "@baize/api-client";
import type { CallInput, Contract } from "@baize/api-client/contract";

/** What a picture is for. */
export type PictureScene = CallInput<Contract["service"]["upload"]>["scene"];

/** An upload over a slow line may take this long. */
const BUDGET_MS = 60_000;

export const uploadPicture = async ({ service }: Pick<Client, "service">, file: File, scene: PictureScene) =>
  service.upload({ file, scene }, { timeoutMs: BUDGET_MS });
