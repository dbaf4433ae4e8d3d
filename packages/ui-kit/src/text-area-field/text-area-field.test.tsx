import type { CleanText } from "@baize/domain";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactElement } from "react";
import { describe, expect, test } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { TextAreaField, type TextAreaFieldProps } from "./text-area-field.tsx";

/** Leaves out what cannot be seen, says so of control pictures, and keeps lines. */
const visible = (text: string): CleanText => ({
  text: text.replace(/[\u200B-\u200F\u2400-\u243F]/g, "").trim(),
  dropped: text.replace(/[^\u2400-\u243F]/g, ""),
});
const Held = (props: Partial<TextAreaFieldProps>): ReactElement => {
  const [value, setValue] = useState("");
  return <TextAreaField label="内容" {...props} value={value} onChange={({ target }) => setValue(target.value)} />;
};
const field = (): HTMLTextAreaElement => screen.getByRole<HTMLTextAreaElement>("textbox");

describe("several lines with a reader of their text", () => {
  test("are read when they are pasted, and keep their lines", async () => {
    renderKit(<Held clean={visible} />);
    await userEvent.click(field());
    await userEvent.paste("第一行\u200B\n第二行");
    expect(field().value).toBe("第一行\n第二行");
  });

  test("may end with a space while they are typed, and are read when they are left", async () => {
    renderKit(<Held clean={visible} limit={20} />);
    await userEvent.type(field(), "打不开 ");
    expect(field().value).toBe("打不开 ");
    await userEvent.tab();
    expect(field().value).toBe("打不开");
    expect(screen.getByText("3/20")).toBeTruthy();
  });

  test("say what was left out", async () => {
    renderKit(<Held clean={visible} />);
    await userEvent.click(field());
    await userEvent.paste("一\u2421二");
    expect(screen.getByText("已略去“\u2421”。")).toBeTruthy();
  });

  test("are left as they are without a reader", async () => {
    renderKit(<Held maxLength={4} />);
    await userEvent.type(field(), "a b c d");
    expect(field().value).toBe("a b ");
  });
});
