import { memo, useEffect } from "react";
import { type TransferIn, useTransferIn } from "./use-transfer-in.ts";

/**
 * Runs the transfers of a launch, and draws nothing. A file of its own: what moves money loads for members alone, and
 * beside the page. Drawn again by its own changes only.
 */
export const TransferInHost = memo(({ onChange }: { readonly onChange: (transfer: TransferIn) => void }): null => {
  const transfer = useTransferIn();
  useEffect(() => onChange(transfer));
  return null;
});
