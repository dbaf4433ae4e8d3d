import type { CallData, Contract } from "@baize/api-client/contract";
import { contract } from "@baize/api-client/contract";
import { fixture } from "@baize/api-client/testing";

type Play = CallData<Contract["protection"]["play"]>;

/** A session of play of an hour and five minutes, with eight digits lost. */
export const playOf = (part: Partial<Play> = {}): Play =>
  fixture(contract.protection.play, {
    session: {
      since: "2026-11-29T18:00:00+08:00",
      minutes: 65,
      stakes: "32000000.00",
      returns: "19654321.10",
      net: "-12345678.90",
    },
    dueAt: "2099-01-01T00:00:00+08:00",
    ...part,
  });

export const duePlay: Play = playOf({ isDue: true });
