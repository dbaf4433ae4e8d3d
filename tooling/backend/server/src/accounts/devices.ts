import type { DeviceKind } from "@baize/domain";
import { first, run, type Work } from "@baize/ledger";
import { type MemberRow, q } from "./tables.ts";

/** Whether the device has logged in to the account before. The same work for an account that does not exist. */
export function* isKnownDevice(member: MemberRow | undefined, device: string): Work<boolean> {
  const query = q
    .selectFrom("site_device")
    .select("device")
    .where("member", "=", member?.id ?? "")
    .where("device", "=", device);
  return (yield* first(query)) !== undefined;
}

/** Whether the device is new to the account; a caller that names none is not. */
export function* rememberDevice(member: string, device: string): Work<boolean> {
  if (device === "") return false;
  const written = yield* run(
    q
      .insertInto("site_device")
      .values({ member, device })
      .onConflict((c) => c.doNothing()),
  );
  return written === 1;
}

/** What kind of device an id is of, as its own front end has written it. */
export const deviceKind = (device: string): DeviceKind =>
  (["ios", "android"] as const).find((platform) => device.startsWith(`web${platform}`)) ?? "web";
