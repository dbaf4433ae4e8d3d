import { paths } from "@baize/domain";
import { type ButtonSize, type ButtonVariant, LinkButton } from "@baize/ui-kit";
import { type ReactElement, useEffect } from "react";
import { useFeatureKitWords } from "../words.ts";
import { useProtection } from "./use-protection.ts";

export interface IdentityLinkProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** The way out of a refusal `identity_required`, which shows that what was read of the identity is old. */
export const IdentityLink = ({ variant, size }: IdentityLinkProps): ReactElement => {
  const t = useFeatureKitWords();
  const { refetch } = useProtection();
  useEffect(() => void refetch(), [refetch]);
  return (
    <LinkButton variant={variant} size={size} to={paths.personal}>
      {t("protection.identity.link")}
    </LinkButton>
  );
};
