import { cleanEmail, cleanName, cleanPhone } from "@baize/domain";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactElement } from "react";
import { describe, expect, test } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

const Held = (props: Partial<TextFieldProps>): ReactElement => {
  const [value, setValue] = useState("");
  return <TextField label="内容" {...props} value={value} onChange={({ target }) => setValue(target.value)} />;
};
const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>("textbox");
const phone = (text: string) => cleanPhone(text, "86");

describe("a field with a reader of its text", () => {
  test.each(["\u202D13800138000\u202C", "138 0013 8000", "+86 138-0013-8000", "１３８００１３８０００"])(
    "takes the pasted phone %j whole, whatever its length limit",
    async (text) => {
      renderKit(<Held clean={phone} cleanOn="input" maxLength={11} />);
      await userEvent.click(field());
      await userEvent.paste(text);
      expect(field().value).toBe("13800138000");
    },
  );

  test("lets a name have a space while it is typed, and reads it when it is left", async () => {
    renderKit(<Held clean={(text) => cleanName(text)} />);
    await userEvent.type(field(), "Ann  Lee ");
    expect(field().value).toBe("Ann  Lee ");
    await userEvent.tab();
    expect(field().value).toBe("Ann Lee");
  });

  test("reads a paste at once", async () => {
    renderKit(<Held clean={cleanEmail} />);
    await userEvent.click(field());
    await userEvent.paste(" b\u200Bo@Mail.test ");
    expect(field().value).toBe("bo@mail.test");
  });

  test("says what it left out, and no longer once the next entry is whole", async () => {
    renderKit(<Held clean={phone} cleanOn="input" maxLength={11} />);
    await userEvent.type(field(), "138x");
    expect(screen.getByText("已略去“x”。")).toBeTruthy();
    await userEvent.type(field(), "0");
    expect(screen.queryByText(/已略去/)).toBeNull();
    expect(field().value).toBe("1380");
  });

  test("keeps the caret where it was edited", async () => {
    renderKit(<Held clean={phone} cleanOn="input" />);
    await userEvent.type(field(), "13800");
    field().setSelectionRange(1, 1);
    await userEvent.keyboard("x9");
    expect(field().value).toBe("193800");
    expect(field().selectionStart).toBe(2);
  });
});

test("a field without one keeps what is typed and its own length limit", async () => {
  renderKit(<Held maxLength={3} />);
  await userEvent.type(field(), "１ 2x");
  expect(field().value).toBe("１ 2");
});
