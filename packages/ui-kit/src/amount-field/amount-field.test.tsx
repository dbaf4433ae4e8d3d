import { createEvent, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { useState, type ReactElement } from "react";
import { describe, expect, test, vi } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { AmountField, type AmountFieldProps } from "./amount-field.tsx";

const seen = vi.fn<(value: string) => void>();

const Held = ({ start = "", ...props }: Partial<AmountFieldProps> & { start?: string }): ReactElement => {
  const [value, setValue] = useState(start);
  return (
    <AmountField
      label="存款金额"
      {...props}
      value={value}
      onValueChange={(next) => {
        seen(next);
        setValue(next);
      }}
    />
  );
};

const input = (): HTMLInputElement => screen.getByRole("textbox", { name: /存款金额/ });
const paste = (text: string): void => {
  fireEvent.paste(input(), { clipboardData: { getData: () => text } });
};
const error = (): string => {
  const ids = (input().getAttribute("aria-describedby") ?? "").split(" ");
  const id = ids.find((each) => each.endsWith("-error"));
  return id === undefined ? "" : (document.getElementById(id)?.textContent ?? "");
};

describe("AmountField typed into", () => {
  test("is a text field with a decimal keypad, and no number field", () => {
    renderKit(<Held />);
    expect(input().type).toBe("text");
    expect(input().inputMode).toBe("decimal");
  });

  test("takes digits and one dot", async () => {
    renderKit(<Held />);
    await userEvent.type(input(), "1250.55");
    expect(input().value).toBe("1250.55");
    expect(error()).toBe("");
  });

  test("refuses a second dot at the field and keeps the amount", async () => {
    renderKit(<Held />);
    await userEvent.type(input(), "12.5.");
    expect(input().value).toBe("12.5");
    expect(error()).toContain("一个小数点");
    expect(input()).toHaveProperty("ariaInvalid", "true");
  });

  test("refuses further decimals and a minus, and takes the next good key", async () => {
    renderKit(<Held />);
    await userEvent.type(input(), "1.239");
    expect(input().value).toBe("1.23");
    expect(error()).toContain("2 位小数");
    await userEvent.clear(input());
    await userEvent.type(input(), "-5");
    expect(input().value).toBe("5");
  });

  test("works without key events, as under a Chinese layout", () => {
    renderKit(<Held />);
    fireEvent.input(input(), { target: { value: "88" } });
    expect(input().value).toBe("88");
  });

  test("drops a dot left at the end when it is left", async () => {
    renderKit(<Held />);
    await userEvent.type(input(), "12.");
    expect(input().value).toBe("12.");
    await userEvent.tab();
    expect(input().value).toBe("12");
  });
});

describe("AmountField under an input method", () => {
  test("changes nothing between compositionstart and compositionend", () => {
    seen.mockClear();
    renderKit(<Held />);
    const field = input();
    fireEvent.compositionStart(field);
    for (const text of ["１", "１２", "１２。"]) {
      fireEvent.input(field, { target: { value: text } });
      expect(field.value).toBe(text);
    }
    expect(seen).not.toHaveBeenCalled();
    fireEvent.input(field, { target: { value: "１２。５" } });
    fireEvent.compositionEnd(field);
    expect(field.value).toBe("12.5");
    expect(seen).toHaveBeenCalledExactlyOnceWith("12.5");
  });

  test("goes back to the amount when nothing usable was composed", () => {
    renderKit(<Held start="100" />);
    fireEvent.compositionStart(input());
    fireEvent.input(input(), { target: { value: "100一百" } });
    fireEvent.compositionEnd(input());
    expect(input().value).toBe("100");
    expect(error()).not.toBe("");
  });
});

describe("AmountField pasted into", () => {
  test.each([
    ["12,50", "12.50"],
    ["1,234.56", "1234.56"],
    ["1,234", "1234"],
    ["1.234,56", "1234.56"],
    ["１２３．４５", "123.45"],
    ["￥88", "88"],
    [" 500.37 ", "500.37"],
  ])("reads %j as %s", (text, amount) => {
    renderKit(<Held />);
    paste(text);
    expect(input().value).toBe(amount);
    expect(error()).toBe("");
  });

  test.each(["1.234", "1 000,5", "1e5", "-5", "0x10", "1.2.3", "100 USDT", "9".repeat(400), "", "abc", "1.005"])(
    "refuses %j with words and keeps what was there",
    (text) => {
      renderKit(<Held start="77" />);
      paste(text);
      expect(input().value).toBe("77");
      expect(error()).not.toBe("");
    },
  );

  test("never multiplies what was pasted", () => {
    renderKit(<Held />);
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999 }), fc.nat({ max: 99 }), (whole, cents) => {
        const decimal = `${whole}.${String(cents).padStart(2, "0")}`;
        paste(decimal.replace(".", ","));
        expect(input().value).toBe(decimal);
      }),
      { numRuns: 40 },
    );
  });

  test("puts digits in at the caret, and replaces what is selected", () => {
    renderKit(<Held start="105" />);
    input().setSelectionRange(1, 1);
    paste("2");
    expect(input().value).toBe("1205");
    input().setSelectionRange(0, 4);
    paste("9");
    expect(input().value).toBe("9");
  });

  test("keeps the browser from putting the text in itself", () => {
    renderKit(<Held />);
    const event = createEvent.paste(input(), { clipboardData: { getData: () => "1e5" } });
    fireEvent(input(), event);
    expect(event.defaultPrevented).toBe(true);
  });

  test("treats a drop like a paste", () => {
    renderKit(<Held start="7" />);
    fireEvent.drop(input(), { dataTransfer: { getData: () => "1.000" } });
    expect(input().value).toBe("7");
    expect(error()).toContain("两种读法");
    fireEvent.drop(input(), { dataTransfer: { getData: () => "250.5" } });
    expect(input().value).toBe("250.5");
    expect(error()).toBe("");
  });
});

describe("AmountField helped by buttons", () => {
  test("enters a quick amount, and marks the one that is entered", async () => {
    renderKit(<Held quick={["100", "500.00"]} />);
    await userEvent.click(screen.getByRole("button", { name: "¥500" }));
    expect(input().value).toBe("500");
    expect(screen.getByRole("button", { name: "¥500", pressed: true })).toBeTruthy();
    expect(screen.getByRole("button", { name: "¥100", pressed: false })).toBeTruthy();
  });

  test("enters all there is, to the cent", async () => {
    renderKit(<Held all="1280.55" />);
    await userEvent.click(screen.getByRole("button", { name: "全部" }));
    expect(input().value).toBe("1280.55");
  });

  test("clears a refusal with the next amount taken", async () => {
    renderKit(<Held quick={["100"]} />);
    paste("1.234");
    expect(error()).not.toBe("");
    await userEvent.click(screen.getByRole("button", { name: "¥100" }));
    expect(error()).toBe("");
  });

  test("says the limits as help, and the screen's own error at the field", () => {
    renderKit(<Held min="100" max="50000" error="最低存款 ¥100.00" />);
    const described = input().getAttribute("aria-describedby")?.split(" ") ?? [];
    const words = described.map((id) => document.getElementById(id)?.textContent ?? "");
    expect(words).toEqual(["最低存款 ¥100.00", "¥100 – ¥50,000"]);
  });
});
