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

export function* rememberDevice(member: string, device: string): Work<void> {
  if (device === "") return;
  yield* run(
    q
      .insertInto("site_device")
      .values({ member, device })
      .onConflict((c) => c.doNothing()),
  );
}
