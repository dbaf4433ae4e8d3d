import {
  type AnyCall,
  COMMON_CODES,
  contract,
  BACKGROUND_HEADER_VALUE,
  FIXED_HEADER_VALUE,
  HEADER_NAMES,
  INVALID_TOKEN,
  liveStream,
  type Schema,
} from "@baize/api-client/contract";
import { TEXT_LOCALES } from "@baize/domain";
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";

/** Plain JSON of the OpenAPI document. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}
export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
  /** "spec": fixed by docs/specification.md §7; "extension": ours. */
  readonly "x-source": AnyCall["source"];
  readonly "x-effect": AnyCall["effect"];
  /** True: sent by timers of the page, never an activity of the member. */
  readonly "x-automatic": boolean;
}

const AREAS: Readonly<Record<keyof typeof contract, string>> = {
  account: "Registration, log-in and account settings",
  member: "The member, VIP and records",
  profile: "What a member keeps of themselves, and the security of the account",
  passkey: "Passkeys: adding and removing them, and logging in with one",
  service: "Calls that serve visitors too",
  finance: "Deposits, withdrawals, payout accounts, money records",
  games: "Wallets, transfers, catalogue, game start",
  protection: "Limits, breaks, self-exclusion, reality checks and identity",
  promo: "Promotions, sign-in, gifts, VIP gifts and rebates",
  messages: "A member's messages",
  feedback: "A member's feedback and its replies",
  desk: "The conversation with the service desk, for members and visitors",
  help: "Articles of help",
  agent: "The agent programme: invitation, invitees, commission",
};
const ENCODINGS = { form: "application/x-www-form-urlencoded", multipart: "multipart/form-data" } as const;

const convert = (schema: Schema): JsonSchema => {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    ignoreActions: ["trim", "check"],
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === "blob" ? { type: "string", format: "binary" } : null,
  });
  return json;
};

/** Inputs travel as text; where a client may also pass a number or a flag, the document gives the form on the wire. */
const onTheWire = (json: JsonSchema): JsonSchema => {
  const types = (json.anyOf ?? []).map((part) => (typeof part === "object" ? part.type : undefined));
  const { anyOf: _anyOf, ...rest } = json;
  if (types.includes("boolean")) return { ...rest, type: "string", enum: ["0", "1"] };
  return types.includes("number") ? { ...rest, type: "integer" } : json;
};

export interface InputField {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}
/** The fields of a call as they travel. */
export const fieldsOf = (call: AnyCall): readonly InputField[] => {
  const { properties = {}, required = [] } = convert(call.input);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema: typeof schema === "object" ? onTheWire(schema) : {},
  }));
};

const envelopeOf = (call: AnyCall): JsonSchema => ({
  oneOf: [
    { type: "object", properties: { status: { const: true }, data: convert(call.data) }, required: ["status", "data"] },
    {
      type: "object",
      properties: {
        status: { const: false },
        code: { enum: [...call.errors, ...COMMON_CODES] },
        msg: { type: "string" },
        data: { anyOf: [{ const: INVALID_TOKEN }, { type: "object", additionalProperties: { type: "string" } }] },
        reason: {
          const: "idle",
          description: "With the data token: the session ended for want of activity",
        },
      },
      required: ["status", "code", "data"],
    },
  ],
});

const headerRef = (name: string): unknown => ({ $ref: `#/components/parameters/${name}` });
const HEADERS = ["device", "language", "site", "fixed", "background", "xsrf"] as const;

const operationOf = (area: string, name: string, call: AnyCall): OpenApiOperation => {
  const fields = fieldsOf(call);
  const object: JsonSchema = {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(fields.map((field) => [field.name, field.schema])),
    required: fields.filter(({ required }) => required).map((field) => field.name),
  };
  const isQuery = call.encoding === "query";
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: call.summary,
    security: call.access === "member" ? [{ token: [] }] : call.isPersonal ? [{ token: [] }, {}] : [],
    parameters: [...(isQuery ? fields.map((field) => ({ in: "query", ...field })) : []), ...HEADERS.map(headerRef)],
    ...(call.encoding === "query" || fields.length === 0
      ? {}
      : { requestBody: { required: true, content: { [ENCODINGS[call.encoding]]: { schema: object } } } }),
    responses: {
      ...(call.isKept && { "304": { description: "The answer that If-None-Match names still holds" } }),
      "200": {
        description: "Success, or an expected refusal",
        headers: {
          ...(call.isKept && { ETag: { schema: { type: "string" } } }),
          [HEADER_NAMES.nextToken]: { $ref: "#/components/headers/nextToken" },
          [HEADER_NAMES.family]: { $ref: "#/components/headers/family" },
        },
        content: { "application/json": { schema: envelopeOf(call) } },
      },
      "4XX": { $ref: "#/components/responses/Unreadable" },
    },
    "x-source": call.source,
    "x-effect": call.effect,
    "x-automatic": call.isAutomatic === true,
  };
};

/** The stream of news, which answers with events, or with an envelope that refuses it. */
const streamOperation = (): OpenApiOperation => {
  const operation = operationOf("member", "live", liveStream);
  const { "200": answer, ...others } = operation.responses;
  const refused = envelopeOf(liveStream).oneOf?.[1];
  const events = {
    schema: {
      type: "string",
      description: "Fields `id` and `data`",
      contentMediaType: "application/json",
      contentSchema: convert(liveStream.data),
    },
  };
  const content = { "text/event-stream": events, "application/json": { schema: refused } };
  return { ...operation, responses: { "200": { ...(answer as object), content }, ...others } };
};

const header = (name: string, description: string, schema: JsonSchema = { type: "string" }): unknown => ({
  in: "header",
  name,
  description,
  schema,
});

const components = {
  securitySchemes: {
    token: {
      type: "apiKey",
      in: "header",
      name: HEADER_NAMES.token,
      description: "Session token; a response header `id` replaces it",
    },
  },
  parameters: {
    device: header(HEADER_NAMES.device, "Device number"),
    language: header(HEADER_NAMES.language, "Language of words in answers", { enum: [...TEXT_LOCALES] }),
    site: header(HEADER_NAMES.site, "Site code, for brands that have one"),
    fixed: header(HEADER_NAMES.fixed, "Fixed", { const: FIXED_HEADER_VALUE }),
    background: header(HEADER_NAMES.background, "On a read that no act of the member caused: it is no activity", {
      const: BACKGROUND_HEADER_VALUE,
    }),
    xsrf: header(HEADER_NAMES.xsrf, "Value of the XSRF cookie"),
  },
  headers: {
    nextToken: { description: "A token that replaces the present one", schema: { type: "string" } },
    family: { description: "Stored beside the token", schema: { type: "string" } },
  },
  responses: {
    Unreadable: {
      description: "No request of this call: unreadable, too large, of another type or method",
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: { status: { const: false }, code: { type: "string" } },
            required: ["status", "code"],
          },
        },
      },
    },
  },
};

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = (): OpenApiDocument => {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const [area, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls) as [string, AnyCall][]) {
      (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(area, name, call);
    }
  }
  paths[liveStream.path] = { get: streamOperation() };
  return {
    openapi: "3.1.0",
    info: {
      title: "Baize",
      version: "1",
      description: "Every call of the members' site. Answers come in one envelope: `{ status, data, code?, msg? }`.",
    },
    tags: Object.entries(AREAS).map(([name, description]) => ({ name, description })),
    paths,
    components,
  };
};
