import type { Refusal as Refused, SealCode } from "@baize/api-client";
import type { Area, CallCode, CommonCode, Contract } from "@baize/api-client/contract";
import { isRefusalError, type RefusalError } from "@baize/api-client/react";

type CodesOf<A extends Area> = CallCode<A[keyof A]>;

/** Every code with which a call may be refused, by the server or before it was sent. */
export type RefusalCode = { [A in keyof Contract]: CodesOf<Contract[A]> }[keyof Contract] | CommonCode | SealCode;

/** An expected refusal: its code and the facts beside it. Any call's refused answer is one. */
export type Refusal<C extends RefusalCode = RefusalCode> = Pick<Refused<C>, "code" | "detail">;

/** The refusal that an error of a read carries; null for any other error. */
export const refusalOf = (error: unknown): Refusal | null => (isRefusal(error) ? error : null);

/** Reads throw refusals of the contract's calls alone. */
const isRefusal = (error: unknown): error is RefusalError<RefusalCode> => isRefusalError(error);
