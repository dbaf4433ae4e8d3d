import * as v from "valibot";

/**
 * Every answer of the wire: a status flag and data (docs/specification.md §7.3); `code` and `msg` only with a false
 * status, `reason` only with a refused token: "idle" when its session ended for want of activity.
 */
export const envelope = v.object({
  status: v.boolean(),
  data: v.unknown(),
  code: v.optional(v.string()),
  msg: v.optional(v.string()),
  reason: v.optional(v.picklist(["idle"])),
});
export type Envelope = v.InferOutput<typeof envelope>;

/** `data` of a refusal whose session token is not valid (docs/specification.md §4.3). */
export const INVALID_TOKEN = "token";

/** Header names of the wire; operators' back ends differ, so a client takes them as one object. */
export interface HeaderNames {
  /** Request: device number. */
  readonly device: string;
  /** Request: session token. */
  readonly token: string;
  /** Request: language. */
  readonly language: string;
  /** Request: site code of the brand, only for brands that have one. */
  readonly site: string;
  /** Request: the fixed header with value 24. */
  readonly fixed: string;
  /** Request: present, with value 1, on a read that no act of the member caused; such a read is no activity. */
  readonly background: string;
  /** Response: a token that replaces the present one. */
  readonly nextToken: string;
  /** Response: the second value, stored beside the token. */
  readonly family: string;
  /** Request: the value of the XSRF cookie. */
  readonly xsrf: string;
}
/** `d`, `id`, `vid` and the XSRF names are those of docs/specification.md §7.1; the others are ours. */
export const HEADER_NAMES: HeaderNames = {
  device: "device",
  token: "token",
  language: "lang",
  site: "site",
  fixed: "d",
  background: "background",
  nextToken: "id",
  family: "vid",
  xsrf: "X-XSRF-TOKEN",
};
export const XSRF_COOKIE = "XSRF-TOKEN";
export const FIXED_HEADER_VALUE = "24";
export const BACKGROUND_HEADER_VALUE = "1";
