import { type AnyCall, contract, COMMON_CODES } from "@baize/api-client/contract";
import { describe, expect, it } from "vitest";
import { en } from "./messages/en.ts";
import { zhCN } from "./messages/zh-CN.ts";

const { transferPost, recyclePost, transferOrder, walletList } = contract.games;
const { setWithdrawPassword, preferences } = contract.account;
const calls: readonly AnyCall[] = [...Object.values(contract.finance), transferPost, recyclePost, transferOrder, walletList, setWithdrawPassword, preferences, contract.service.upload];
const SEAL_CODES = ["text_too_long", "text_malformed", "no_secure_context", "key_unusable"];
const codes = [...new Set([...calls.flatMap(({ errors }) => errors), ...COMMON_CODES, ...SEAL_CODES])].toSorted();

describe("refusals", () => {
  it("has one sentence for every code of its calls, and none for others", () => {
    expect(Object.keys(zhCN.error).toSorted()).toEqual(codes);
    expect(Object.keys(en.error).toSorted()).toEqual(codes);
  });
  it("speaks Chinese in Chinese and never tells how many tries are left", () => {
    for (const sentence of Object.values(zhCN.error)) expect(sentence.replaceAll(/\{\w+\}|https|JPEG|PNG|WebP/g, "")).not.toMatch(/[A-Za-z]/);
    expect(zhCN.error.withdraw_password_wrong).not.toMatch(/\{|\d/);
  });
});
