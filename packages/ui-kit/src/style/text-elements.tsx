import { Children, type ReactNode } from "react";

/**
 * The same content with its text in elements. For text beside content that comes, goes or changes: a browser's
 * translator replaces text nodes, and React then cannot put anything before them or take them away.
 */
export const textElements = (content: ReactNode): ReactNode => {
  const parts: ReactNode[] = [];
  let text = "";
  const close = (): void => {
    if (text !== "") parts.push(<span key={`text-${parts.length}`}>{text}</span>);
    text = "";
  };
  for (const part of Children.toArray(content)) {
    if (typeof part === "string" || typeof part === "number") {
      text += part;
    } else {
      close();
      parts.push(part);
    }
  }
  close();
  return parts;
};
