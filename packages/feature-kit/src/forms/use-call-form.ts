import type { Result, StorageKey } from "@baize/api-client";
import { useClient } from "@baize/api-client/react";
import type { AssetCode } from "@baize/domain";
import { type ChangeEvent, type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Refusal, RefusalCode } from "../refusals/refusal.ts";
import { type RefusalOverrides, useRefusalWords } from "../refusals/use-refusal-words.ts";
import { useFeatureKitWords } from "../words.ts";
import { readAutofilled, useFirstError } from "./form-element.ts";
import {
  type FieldValue,
  type Flat,
  type FormChecks,
  type FormSchema,
  type FormValues,
  isNeeded,
  resolverOf,
} from "./form-schema.ts";
import { useAction } from "./use-action.ts";

type Name<V> = keyof V & string;

export interface CallFormOptions<V extends FormValues<V>, D, C extends RefusalCode> {
  /** Entries of the call's own input; what the form has besides is only checked by `checks`. */
  readonly schema: FormSchema;
  readonly defaults: V;
  /** They come before the schema. */
  readonly checks?: FormChecks<V>;
  /** At which field a refusal is shown; others are shown above the form, `bad_request` at its `detail.field`. */
  readonly fields?: { readonly [K in RefusalCode]?: Name<V> };
  /** Fields that are emptied once they were sent, and kept in no draft. */
  readonly secrets?: readonly Name<V>[];
  /** Secrets that a refusal leaves in the form, since it may be about another field; they are emptied on success. */
  readonly secretsUntilDone?: readonly Name<V>[];
  /** Where what was entered is kept until it was sent. */
  readonly draft?: StorageKey<{ readonly [K in keyof V]?: V[K] | undefined }>;
  readonly overrides?: RefusalOverrides;
  readonly send: (values: V) => Promise<Result<D, C>>;
  readonly onDone: (data: D) => void;
  /** After a refusal, for instance to get a new captcha. */
  readonly onRefused?: (refusal: Refusal) => void;
  /** A refusal that came by another way, such as a money action's; shown as one of `send` is. */
  readonly refused?: Refusal | null;
  /** Of the figures in refusals; the brand's currency by default. */
  readonly asset?: AssetCode | undefined;
  /** Before what was entered changes, for instance to take back what came of it. */
  readonly onChange?: () => void;
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
  /** Back to the defaults with these values; nothing is marked as wrong. */
  readonly reset: (part?: Partial<V>) => void;
  /** Empties fields without a word about it. */
  readonly empty: (...names: Name<V>[]) => void;
  /** Checks these fields now, and focuses the first wrong one. */
  readonly check: (...names: Name<V>[]) => Promise<boolean>;
  /** Marks a field, or with "root" the whole form, as wrong until it is changed or sent, and focuses it. */
  readonly refuse: (name: Name<V> | "root", sentence: string) => void;
  /** What is wrong with a field, or why the server refused it. */
  readonly errorAt: (name: Name<V>) => string | undefined;
  /** Whether the call needs the field. */
  readonly isRequired: (name: Name<V>) => boolean;
  /** Name, value, error and required mark of a text field, which is checked when it is left. */
  readonly field: (name: Name<V>) => TextFieldProps;
  /** A refusal or fault that belongs to no field. */
  readonly formError: string | undefined;
  /** Whether that asks for the member's identity, to which the form then shows the way. */
  readonly asksIdentity: boolean;
  readonly isSending: boolean;
  readonly onSubmit: (event?: FormEvent) => void;
  /** Takes texts of fields over that the browser filled in. */
  readonly adopt: (texts: Readonly<Record<string, string>>) => void;
  /** For the form element: its first wrong field is scrolled to and focused. */
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** A form of one call: checked by the call's schema, refused at its fields, sent once. */
export const useCallForm = <V extends FormValues<V>, D, C extends RefusalCode>(
  options: CallFormOptions<V, D, C>,
): CallForm<V> => {
  const {
    schema,
    defaults,
    fields = {},
    secrets = [],
    secretsUntilDone = [],
    overrides,
    send,
    onDone,
    onRefused,
    refused = null,
  } = options;
  const t = useFeatureKitWords();
  const words = useRefusalWords(overrides);
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
  const refusal = action.refusal ?? (action.error === null ? refused : null);
  const error = refusal === null ? action.error : words.refusal(refusal, options.asset);
  const refusedField = refusal === null ? undefined : fieldOf(refusal, fields, defaults);
  const [ref, focusFirstError] = useFirstError(error);

  const clear = (names: readonly Name<V>[]): void => {
    for (const name of names) form.setValue(name as string, typeof defaults[name] === "string" ? "" : false);
  };
  const adopt = (texts: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(texts)) {
      if (typeof initial[name] === "string") form.setValue(name, value, { shouldDirty: true });
    }
  };
  const adoptAutofilled = (): void => adopt(readAutofilled(ref.current));
  const reset = (part: Partial<V> = {}): void => {
    options.onChange?.();
    form.reset({ ...defaults, ...part } as Flat);
    action.clear();
  };
  const set = (part: Partial<V>): void => {
    options.onChange?.();
    adoptAutofilled();
    for (const [name, value] of Object.entries<FieldValue | undefined>(part)) {
      const shouldValidate = isSubmitted || errors[name] !== undefined;
      if (value !== undefined) form.setValue(name, value, { shouldValidate, shouldDirty: true });
    }
    if (action.error !== null) action.clear();
    if (draft) client.storage.set(draft, without({ ...values, ...part }, [...secrets, ...secretsUntilDone]));
  };
  const check = async (...names: Name<V>[]): Promise<boolean> => {
    adoptAutofilled();
    const isRight = await form.trigger(names);
    if (!isRight) focusFirstError();
    return isRight;
  };
  const refuse = (name: Name<V> | "root", sentence: string): void => {
    form.setError(name as string, { type: "refusal", message: sentence });
    focusFirstError(name === "root" ? undefined : name);
  };
  const sendChecked = async (checked: Flat): Promise<void> => {
    const data = await action.run(checked as V);
    if (data === null) return;
    clear(secretsUntilDone);
    if (draft) client.storage.remove(draft);
    onDone(data);
  };
  const isPressed = useRef(false);
  const submit = form.handleSubmit(
    async (checked) => {
      const running = sendChecked(checked);
      clear(secrets);
      form.clearErrors();
      await running;
    },
    () => focusFirstError(),
  );
  const errorAt = (name: Name<V>): string | undefined =>
    refusedField === name ? (error ?? undefined) : errors[name]?.message;
  const isRequired = (name: Name<V>): boolean => isNeeded(schema, name);
  return {
    values,
    set,
    reset,
    empty: (...names) => clear(names),
    check,
    refuse,
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
    asksIdentity: refusal?.code === "identity_required",
    formError: refusedField === undefined ? (error ?? errors["root"]?.message) : undefined,
    isSending: action.isRunning,
    adopt,
    onSubmit: (event) => {
      event?.preventDefault();
      if (isPressed.current) return;
      isPressed.current = true;
      adoptAutofilled();
      submit()
        .finally(() => (isPressed.current = false))
        .catch(client.report);
    },
    ref,
  };
};

const without = <V extends object>(values: V, names: readonly (keyof V)[]): Partial<V> => {
  const rest: Partial<V> = { ...values };
  for (const name of names) delete rest[name];
  return rest;
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
