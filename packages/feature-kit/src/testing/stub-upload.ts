import type { CallInput, Contract } from "@baize/api-client/contract";
import type { FakeClient } from "@baize/api-client/testing";
import { uploaded } from "./sample-picture.ts";

type Upload = FakeClient["service"]["upload"];
export type UploadAnswer = Awaited<ReturnType<Upload>> | Error;
type Sent = CallInput<Contract["service"]["upload"]>;

/**
 * Answers uploads: with these in turn, then with acceptance; gives what was uploaded so far. The call itself is
 * replaced, since jsdom's form data cannot pass Node's fetch: in the fake client, and in the core that each area's
 * client shares.
 */
export const stubUpload = (client: FakeClient, ...answers: readonly UploadAnswer[]): readonly Sent[] => {
  const sent: Sent[] = [];
  const upload = async (input: Sent): ReturnType<Upload> => {
    const answer = answers[sent.push(input) - 1] ?? { ok: true, data: uploaded };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  for (const { service } of [client, client.with({})]) Object.assign(service, { upload });
  return sent;
};
