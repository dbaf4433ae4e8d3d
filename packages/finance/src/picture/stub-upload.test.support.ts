import type { FakeClient } from "@baize/api-client/testing";
import { vi } from "vitest";
import { uploaded } from "./picture-samples.test.support.ts";

type Uploaded = Awaited<ReturnType<FakeClient["service"]["upload"]>>;
export type UploadAnswer = Uploaded | Error;

/**
 * Answers uploads: with these in turn, then with acceptance. The call itself is replaced, since jsdom's form data
 * cannot pass Node's fetch; it is one of the core client's, which every area's client shares.
 */
export const stubUpload = (client: FakeClient, ...answers: readonly UploadAnswer[]) => {
  const upload = vi.spyOn(client.with({}).service, "upload").mockResolvedValue({ ok: true, data: uploaded });
  for (const answer of answers) {
    if (answer instanceof Error) upload.mockRejectedValueOnce(answer);
    else upload.mockResolvedValueOnce(answer);
  }
  return upload;
};
