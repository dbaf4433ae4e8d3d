import { isIPv6 } from "node:net";
import type { Context } from "hono";
import type { HttpEnv } from "./serve-call.ts";

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** Whom an address is counted for: IPv4 as it is, IPv6 by its /64, which one household or host holds whole. */
export const addressKey = (address: string): string => {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = "", tail] = address.replace(/%.*$/, "").toLowerCase().split("::");
  const [left, right] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":"))) as [string[], string[]];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.join(":")}::/64`;
};

/** The network of an address as its owner may see it, the last part masked: `203.0.113.*`, `2001:db8:1:2::*`. */
export const maskAddress = (address: string): string => {
  const key = addressKey(address);
  return key.endsWith("::/64") ? key.replace(/\/64$/, "*") : key.replace(/\.\d+$/, ".*");
};

/** Address of the socket. */
export const socketAddress = (c: Context<HttpEnv>): string => c.env?.incoming?.socket.remoteAddress ?? "";
