import { type DestinationStream, type Logger, pino } from "pino";

/** Fields that never reach a log, at any depth; our own lines carry none of them. */
const SECRET = [
  "password",
  "loginPassword",
  "token",
  "vid",
  "code",
  "ticket",
  "captcha",
  "answer",
  "privatePem",
  "cookie",
  "account",
  "number",
];

/**
 * A logger whose lines are safe to keep: no bodies, no queries, no headers; secrets are struck out should one slip in.
 */
export const createLogger = (destination?: DestinationStream, level = "info"): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `err.${name}`]),
        censor: "[struck out]",
      },
      serializers: {
        err: (error: unknown) =>
          error instanceof Error
            ? { type: error.name, message: error.message, stack: error.stack }
            : { type: typeof error },
      },
    },
    destination ?? pino.destination({ sync: true }),
  );
