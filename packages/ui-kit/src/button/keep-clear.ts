import type { ButtonVariant } from "./button.tsx";

/** Marks the next act of a page, which toasts keep off. */
export const keepClear = (variant: ButtonVariant): "action" | undefined =>
  variant === "primary" || variant === "danger" ? "action" : undefined;
