import { useEffect, useState, type ReactElement, type ReactNode } from "react";

import { Button, type ButtonSize, type ButtonVariant } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CheckIcon, CopyIcon } from "../icon/icons.ts";
import { copyText } from "./copy-text.ts";
import { useToasts } from "../toasts/toast-context.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { useKitWords } from "../words/use-kit-words.ts";

const shownMs = 2000;

/** Copies within the press, and confirms only what was copied. */
const useCopy = (text: string): readonly [copy: () => Promise<void>, isCopied: boolean] => {
  const t = useKitWords();
  const toasts = useToasts();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    const done = await copyText(text);
    setCopied(done);
    toasts.show(done ? { text: t("copied"), tone: "win" } : { text: t("copyFailed"), tone: "warning" });
  };
  return [copy, isCopied];
};

export interface CopyButtonProps {
  /** What is copied, exactly. */
  text: string;
  /** What it is, such as "account number"; part of the button's name. */
  label: string;
  /** Words on the button; an icon alone when left out. */
  children?: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

export const CopyButton = ({
  text,
  label,
  children,
  variant = "secondary",
  size = "medium",
}: CopyButtonProps): ReactElement => {
  const t = useKitWords();
  const [copy, isCopied] = useCopy(text);
  const icon = isCopied ? <CheckIcon /> : <CopyIcon />;
  const name = t("copyOf", { label });
  return children === undefined ? (
    <IconButton label={name} size={size} onPress={copy}>
      {icon}
    </IconButton>
  ) : (
    <Button variant={variant} size={size} icon={icon} onPress={copy}>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
};
