import type { AssetCode } from "@baize/domain";
import type { AccountSpec } from "@baize/ledger";

const MEMBER_REF = /^[A-Za-z0-9_.:/-]{1,64}$/;

/** Throws RangeError for a malformed member reference. */
export const checkMemberRef = (memberRef: string): void => {
  if (!MEMBER_REF.test(memberRef))
    throw new RangeError(
      `"${memberRef.slice(0, 64)}" is not a member reference: 1 to 64 characters of A-Z a-z 0-9 _ . : - and /.`,
    );
};

export const gameAccountId = (memberRef: string, platform: string): string => `pgame/${memberRef}/${platform}`;

/** A member's game wallet at a platform. */
export const gameAccount = (memberRef: string, platform: string, asset: AssetCode): AccountSpec => ({
  id: gameAccountId(memberRef, platform),
  kind: "pgame",
  owner: memberRef,
  asset,
});
/** A platform's account: stakes in, payouts out. */
export const bankAccount = (platform: string, asset: AssetCode): AccountSpec => ({
  id: `pbank/${platform}/${asset}`,
  kind: "pbank",
  owner: platform,
  asset,
  mayBeNegative: true,
});
/** The operator's net transfers, with the opposite sign. */
export const floatAccount = (asset: AssetCode): AccountSpec => ({
  id: `pfloat/${asset}`,
  kind: "pfloat",
  owner: "operator",
  asset,
  mayBeNegative: true,
});
