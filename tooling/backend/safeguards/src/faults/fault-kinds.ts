/** Every way in which a trial makes a request fail, with what it means; the whole back end spells them so. */
export const FAULT_KINDS = {
  delay: "late: the request, or its answer; a late request is served even when its sender has given up",
  refuse: "answered with a refusal; nothing is done",
  lose_request: "taken and never served; no answer",
  lose_response: "served; no answer",
  stall: "neither answered nor cut off, whether it was served or not",
  drip: "served; the body of the answer comes in small pieces",
  reset: "the connection is reset before the request is sent on",
  duplicate: "sent on twice; the answer that comes first is given",
  truncate: "served; a part of the answer's body, cut off or passed off as the whole",
  garble: "served; an answer of another content type, charset or shape, or bytes that are no JSON",
  bad_gateway: "a gateway's HTML page: 502 when the request was not served, 504 when it was",
} as const;
export type FaultKind = keyof typeof FAULT_KINDS;

/** What a service does itself, to its calls. */
export const SERVICE_FAULTS = ["delay", "refuse", "lose_request", "lose_response"] as const satisfies FaultKind[];
export type ServiceFault = (typeof SERVICE_FAULTS)[number];

/** What a proxy does, to requests on their way. */
export const LINE_FAULTS = [
  "delay",
  "stall",
  "drip",
  "reset",
  "lose_request",
  "lose_response",
  "duplicate",
  "truncate",
  "garble",
  "bad_gateway",
] as const satisfies FaultKind[];
export type LineFault = (typeof LINE_FAULTS)[number];
