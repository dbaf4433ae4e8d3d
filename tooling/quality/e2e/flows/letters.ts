import { contract } from "@baize/api-client/contract";
import type { TestClient } from "@baize/server/testing";
import { newKey } from "@baize/server/testing";
import type { Screen } from "./screens.ts";

interface Addressee {
  readonly visitor: TestClient;
  readonly person: { readonly username: string };
}

/** The operator writes to the member alone; gives the message's id. */
export const sendMessage = async ({ visitor, person }: Addressee, title: string): Promise<string> => {
  await visitor.operator("/messages/send", {
    kind: "personal",
    audience: "member",
    name: person.username,
    titleZh: title,
    titleEn: `${title}, in English`,
    bodyZh: `${title}的正文`,
    bodyEn: `Text of ${title}`,
    link: "",
  });
  const { list } = (await visitor.call(contract.messages.list, { kind: "personal", page: 1, size: 20 })).data;
  return list[0]?.id ?? "";
};

/** A message and a feedback with its answer, which only their ids lead to. */
export const lettersOf = async (member: Addressee): Promise<readonly Screen[]> => {
  const { visitor } = member;
  const message = await sendMessage(member, "账户资料已更新");
  const input = { type: "suggestion", text: "希望记录可以按月份查看，谢谢。", reqId: newKey() } as const;
  const { id } = (await visitor.call(contract.feedback.add, input)).data;
  await visitor.operator(`/feedback/${id}/reply`, { text: "谢谢您的建议，我们会考虑。" });
  return [
    { path: `/user/messageDetail?id=${message}`, name: "message", primary: /./ },
    { path: `/user/feedBackList?id=${id}`, name: "feedback with its answer", primary: /^(提交|Send)$/ },
  ];
};
