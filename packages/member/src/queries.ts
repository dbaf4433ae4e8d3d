import type { Client } from "@baize/api-client";
import { unwrap } from "@baize/api-client/react";
import { queryOptions } from "@tanstack/react-query";

export const phoneAreaQuery = (client: Client) =>
  queryOptions({ queryKey: ["site", "phoneArea"], queryFn: async ({ signal }) => unwrap(await client.service.phoneArea({}, { signal })) });

/** A captcha is good for one try: each key asks for a new one, and none is kept. */
export const captchaQuery = (client: Client, scene: "login" | "sms", round: number) =>
  queryOptions({
    queryKey: ["site", "captcha", scene, round],
    queryFn: async ({ signal }) => unwrap(await client.account.captcha({ scene }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const vipsQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "vips"], queryFn: async ({ signal }) => unwrap(await client.member.vips({}, { signal })) });

export const turnoverQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "turnover"], queryFn: async ({ signal }) => unwrap(await client.finance.turnover({}, { signal })) });

export const accountsQuery = (client: Client) =>
  queryOptions({ queryKey: ["member", "banks"], queryFn: async ({ signal }) => unwrap(await client.finance.memberBanks({ withdraw_type: "all" }, { signal })) });
