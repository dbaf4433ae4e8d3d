import type { Result, StorageKey } from "@baize/api-client";
import type { Schema } from "@baize/api-client/contract";
import { useClient } from "@baize/api-client/react";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type ChangeEvent, type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type FieldErrors, type Resolver, useForm, useWatch } from "react-hook-form";
import { safeParse } from "valibot";
import type { Refusal, RefusalCode } from "../refusals/refusal.ts";
import type { RefusalOverrides } from "../refusals/use-refusal-words.ts";
import { useFeatureKitWords } from "../words.ts";
import { useAction } from "./use-action.ts";

export type FieldValue = string | boolean;
/** Flat values of a form: texts and ticks. */
export type FormValues<V> = { readonly [K in keyof V]: FieldValue };
type Name<V> = keyof V & string;
type Flat = Record<string, FieldValue>;

/** A valibot object schema, such as a call's input or some of its entries. */
export type FormSchema = Schema & { readonly entries: Readonly<Record<string, Schema>> };

export interface CallFormOptions<V extends FormValues<V>, D, C extends RefusalCode> {
  /** Entries of the call's own input; what the form has besides is only checked by `checks`. */
  readonly schema: FormSchema;
  readonly defaults: V;
  /** What is wrong with a field in the area's words; undefined when nothing is. They come before the schema. */
  readonly checks?: { readonly [K in keyof V]?: (values: V) => string | undefined };
  /** At which field a refusal is shown; others are shown above the form, `bad_request` at its `detail.field`. */
  readonly fields?: { readonly [K in RefusalCode]?: Name<V> };
  /** Fields that are emptied once they were sent, and kept in no draft. */
  readonly secrets?: readonly Name<V>[];
  /** Where what was entered is kept until it was sent. */
  readonly draft?: StorageKey<{ readonly [K in keyof V]?: V[K] | undefined }>;
  readonly overrides?: RefusalOverrides;
  readonly send: (values: V) => Promise<Result<D, C>>;
  readonly onDone: (data: D) => void;
  /** After a refusal, for instance to get a new captcha. */
  readonly onRefused?: (refusal: Refusal) => void;
}

/** Properties of a field of texts. */
export interface TextFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly required: boolean;
}

export interface CallForm<V extends FormValues<V>> {
  readonly values: V;
  readonly set: (part: Partial<V>) => void;
  /** What is wrong with a field, or why the server refused it. */
  readonly errorAt: (name: Name<V>) => string | undefined;
  /** Whether the call needs the field. */
  readonly isRequired: (name: Name<V>) => boolean;
  /** Name, value, error and required mark of a text field, which is checked when it is left. */
  readonly field: (name: Name<V>) => TextFieldProps;
  /** A refusal or fault that belongs to no field. */
  readonly formError: string | undefined;
  readonly isSending: boolean;
  readonly onSubmit: (event?: FormEvent) => void;
  /** For the form element: its first wrong field is scrolled to and focused. */
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** A form of one call: checked by the call's schema, refused at its fields, sent once. */
export const useCallForm = <V extends FormValues<V>, D, C extends RefusalCode>(
  options: CallFormOptions<V, D, C>,
): CallForm<V> => {
  const { schema, defaults, fields = {}, secrets = [], overrides, send, onDone, onRefused } = options;
  const t = useFeatureKitWords();
  const client = useClient();
  const { draft } = options;
  const [initial] = useState<Flat>(() => ({ ...defaults, ...(draft && client.storage.get(draft)) }));
  const latest = useRef({ send, onRefused });
  useEffect(() => {
    latest.current = { send, onRefused };
  });
  const action = useAction(
    useCallback(async (values: V) => {
      const result = await latest.current.send(values);
      if (!result.ok) latest.current.onRefused?.(result);
      return result;
    }, []),
    overrides,
  );
  const form = useForm<Flat>({
    defaultValues: initial,
    resolver: resolverOf<V>(schema, options.checks ?? {}, (isEmpty) => t(isEmpty ? "form.required" : "form.wrong")),
    shouldFocusError: false,
  });
  const values = { ...initial, ...useWatch({ control: form.control }) } as V;
  const { errors, isSubmitted } = form.formState;
  const refusedField = action.refusal === null ? undefined : fieldOf(action.refusal, fields, defaults);
  const [ref, focusFirstError] = useFirstError(action.error);

  const set = (part: Partial<V>): void => {
    for (const [name, value] of Object.entries<FieldValue | undefined>(part)) {
      if (value !== undefined) form.setValue(name, value, { shouldValidate: isSubmitted, shouldDirty: true });
    }
    if (action.error !== null) action.clear();
    if (draft) client.storage.set(draft, without({ ...values, ...part }, secrets));
  };
  const sendChecked = async (checked: Flat): Promise<void> => {
    const data = await action.run(checked as V);
    if (data === null) return;
    if (draft) client.storage.remove(draft);
    onDone(data);
  };
  const isPressed = useRef(false);
  const submit = form.handleSubmit(async (checked) => {
    const running = sendChecked(checked);
    for (const name of secrets) form.setValue(name as string, "");
    form.clearErrors();
    await running;
  }, focusFirstError);
  const errorAt = (name: Name<V>): string | undefined =>
    refusedField === name ? (action.error ?? undefined) : errors[name]?.message;
  const isRequired = (name: Name<V>): boolean => isNeeded(schema, name);
  return {
    values,
    set,
    errorAt,
    isRequired,
    field: (name) => ({
      name,
      value: String(values[name]),
      onChange: ({ target }) => set({ [name]: target.value } as Partial<V>),
      onBlur: () => {
        if (values[name] !== "" && !secrets.includes(name)) void form.trigger(name);
      },
      error: errorAt(name),
      required: isRequired(name),
    }),
    formError: refusedField === undefined ? (action.error ?? undefined) : undefined,
    isSending: action.isRunning,
    onSubmit: (event) => {
      event?.preventDefault();
      if (isPressed.current) return;
      isPressed.current = true;
      submit()
        .finally(() => (isPressed.current = false))
        .catch(client.report);
    },
    ref,
  };
};

/** An empty text of an optional entry is none. */
const withoutEmpty = ({ entries }: FormSchema, values: Flat): Flat =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const entry = entries[name];
      return value !== "" || entry === undefined || !safeParse(entry, undefined).success;
    }),
  );

/** Whether an entry takes neither nothing nor an empty text. */
const isNeeded = ({ entries }: FormSchema, name: string): boolean => {
  const entry = entries[name];
  return entry !== undefined && !safeParse(entry, "").success && !safeParse(entry, undefined).success;
};

const without = <V extends object>(values: V, names: readonly (keyof V)[]): Partial<V> => {
  const rest: Partial<V> = { ...values };
  for (const name of names) delete rest[name];
  return rest;
};

/** The area's checks, and the schema for what they let through. */
const resolverOf = <V extends FormValues<V>>(
  schema: FormSchema,
  checks: NonNullable<CallFormOptions<V, unknown, never>["checks"]>,
  sentence: (isEmpty: boolean) => string,
): Resolver<Flat> => {
  const bySchema = standardSchemaResolver(schema as Parameters<typeof standardSchemaResolver>[0]) as Resolver<Flat>;
  return async (values, context, options) => {
    const { errors } = await bySchema(withoutEmpty(schema, values), context, options);
    const found: FieldErrors<Flat> = {};
    for (const name of Object.keys(errors)) {
      found[name] = { type: "schema", message: sentence(values[name] === "" || values[name] === undefined) };
    }
    for (const [name, check] of Object.entries<((values: V) => string | undefined) | undefined>(checks)) {
      const message = check?.(values as V);
      if (message !== undefined) found[name] = { type: "check", message };
    }
    return Object.keys(found).length === 0 ? { values, errors: {} } : { values: {}, errors: found };
  };
};

/** The field at which a refusal is shown. */
const fieldOf = <V extends FormValues<V>>(
  { code, detail }: Refusal,
  fields: { readonly [K in RefusalCode]?: Name<V> },
  values: V,
): string | undefined => {
  const named = fields[code] ?? (code === "bad_request" ? detail["field"] : undefined);
  return named !== undefined && Object.hasOwn(values, named) ? named : undefined;
};

/** Focuses the first field that is marked as wrong, once it is drawn: after a check, and after a refusal. */
const useFirstError = (error: string | null): readonly [RefObject<HTMLFormElement | null>, () => void] => {
  const ref = useRef<HTMLFormElement>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round === 0 && error === null) return;
    const first = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.scrollIntoView?.({ block: "center" });
    first?.focus({ preventScroll: true });
  }, [round, error]);
  return [ref, () => setRound((count) => count + 1)];
};
