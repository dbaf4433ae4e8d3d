import { contract } from "@baize/api-client/contract";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "./openapi.ts";

describe("the OpenAPI document", () => {
  const document = openApiDocument();
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

  it("holds every call of the contract once, and the stream", () => {
    const names = Object.entries(contract).flatMap(([area, calls]) =>
      Object.keys(calls).map((name) => `${area}.${name}`),
    );
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual([...names, "member.live"].toSorted());
    expect(operations.filter((call) => call["x-source"] === "spec")).toHaveLength(41);
  });

  it("is plain JSON that refers to nothing it does not hold", () => {
    const text = JSON.stringify(document);
    expect(JSON.parse(text)).toEqual(document);
    for (const [, section = "", name = ""] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
      expect(Reflect.get(document.components[section] as object, name), name).toBeDefined();
  });

  it("asks of members for a token, of a personal read for one where there is one, of others for none", () => {
    const security = (path: string): unknown => document.paths[path]?.["get"]?.security;
    expect([contract.member.token, contract.promo.list, contract.service.md].map(({ path }) => security(path))).toEqual(
      [[{ token: [] }], [{ token: [] }, {}], []],
    );
  });

  it("documents inputs as they travel: flags as 1 and 0, whole numbers, files as binary", () => {
    const at = (path: string, method: string): string => JSON.stringify(document.paths[path]?.[method]);
    expect(at(contract.account.preferences.path, "post")).toContain(
      '"autoTransfer":{"type":"string","enum":["0","1"]}',
    );
    expect(at(contract.finance.transactions.path, "get")).toContain(
      '"name":"page","required":false,"schema":{"type":"integer","minimum":1,"maximum":100000,"default":1}',
    );
    expect(at(contract.service.upload.path, "post")).toContain('"file":{"type":"string","format":"binary"}');
  });
});
