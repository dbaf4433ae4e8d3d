import { contract } from "@baize/api-client/contract";
import { Button, CodeField, TextField } from "@baize/ui-kit";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Refusal } from "../refusals/refusal.ts";
import { renderScreen } from "../testing/index.ts";
import { Form } from "./form.tsx";
import { pickInput } from "./pick-input.ts";
import { useCallForm } from "./use-call-form.ts";

const schema = pickInput({ definition: contract.finance.depositCreate }, "amount");

/** A form whose act is not its own: what it checked is sent, and refused, elsewhere. */
const Deposit = ({ answer }: { answer: Refusal }): ReactElement => {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const form = useCallForm({
    schema,
    defaults: { amount: "", note: "" },
    fields: { amount_above_max: "amount" },
    send: async (values) => ({ ok: true as const, data: values }),
    onDone: () => setRefused(answer),
    refused,
    asset: "USDT",
    onChange: () => setRefused(null),
  });
  return (
    <>
      <Form form={form} id="deposit">
        <TextField label="金额" {...form.field("amount")} />
        <TextField label="备注" {...form.field("note")} />
        <Button onPress={() => form.reset({ note: "x" })}>重来</Button>
      </Form>
      <Button type="submit" form="deposit">
        充值
      </Button>
    </>
  );
};

const field = (name: RegExp): HTMLInputElement => screen.getByRole("textbox", { name });
const type = (name: RegExp, value: string): boolean => fireEvent.change(field(name), { target: { value } });
const submit = (): boolean => fireEvent.click(screen.getByRole("button", { name: "充值" }));
const aboveMax: Refusal = { code: "amount_above_max", detail: { max: "12.5" } };

/** The boxes of a code stand in a group that is marked as wrong too, and takes no focus. */
const Code = (): ReactElement => {
  const form = useCallForm({
    schema: pickInput({ definition: contract.finance.depositCreate }),
    defaults: { code: "" },
    checks: { code: ({ code }) => (code === "" ? "请输入验证码" : undefined) },
    send: async (values) => ({ ok: true as const, data: values }),
    onDone: () => undefined,
  });
  return (
    <Form form={form}>
      <CodeField
        label="验证码"
        value={form.values.code}
        onValueChange={(code) => form.set({ code })}
        error={form.errorAt("code")}
      />
      <Button type="submit">充值</Button>
    </Form>
  );
};

/** A form that is told of what is wrong by something else than its own call. */
const Told = (): ReactElement => {
  const form = useCallForm({
    schema,
    defaults: { amount: "", note: "" },
    send: async (values) => ({ ok: true as const, data: values }),
    onDone: () => undefined,
  });
  return (
    <Form form={form}>
      <TextField label="金额" {...form.field("amount")} />
      <TextField label="备注" {...form.field("note")} />
      <Button type="submit">充值</Button>
      <Button onPress={() => form.refuse("note", "备注已被使用")}>核对</Button>
    </Form>
  );
};

/** jsdom has none. */
const scrolled = vi.fn<() => void>();
beforeAll(() => {
  Object.defineProperty(Element.prototype, "scrollIntoView", { configurable: true, value: scrolled });
});
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

describe("a field that is refused by its name", () => {
  it("leads to the verification where that is asked for", async () => {
    await renderScreen(<Deposit answer={{ code: "identity_required", detail: {} }} />);
    type(/^金额/, "5");
    submit();
    expect(await screen.findByText("完成身份核验后即可使用，可在个人资料页提交核验。")).toBeTruthy();
    expect(screen.getByRole("link", { name: "前往身份核验" }).getAttribute("href")).toBe("/user/personal");
    type(/^备注/, "x");
    await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
  });
  it("is scrolled to and focused, though one before it is wrong too", async () => {
    await renderScreen(<Told />);
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field(/金额/)));
    scrolled.mockClear();
    fireEvent.click(screen.getByRole("button", { name: "核对" }));
    await waitFor(() => expect(document.activeElement).toBe(field(/备注/)));
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(field(/金额/).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("备注已被使用")).toBeTruthy();
  });
});

describe("a form whose refusal comes by another way", () => {
  it("shows it at its field in its asset, focuses it, and drops it with a change", async () => {
    await renderScreen(<Deposit answer={aboveMax} />);
    type(/金额/, "20");
    submit();
    expect(await screen.findByText("金额不能高于 USDT 12.50。")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/金额/)));
    type(/备注/, "x");
    await waitFor(() => expect(screen.queryByText(/金额不能高于/)).toBeNull());
  });

  it("shows one of no field above the form", async () => {
    await renderScreen(<Deposit answer={{ code: "money_locked", detail: {} }} />);
    type(/金额/, "20");
    submit();
    expect((await screen.findByRole("alert")).textContent).toMatch("您的账户资金功能已被锁定");
  });

  it("scrolls to one of no field and focuses it, each time it comes", async () => {
    scrolled.mockClear();
    await renderScreen(<Deposit answer={{ code: "money_locked", detail: {} }} />);
    type(/金额/, "20");
    for (const round of [1, 2]) {
      submit();
      const alert = await screen.findByRole("alert");
      await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
      expect(scrolled).toHaveBeenCalledTimes(round);
      field(/备注/).focus();
      type(/备注/, `x${round}`);
      await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    }
  });

  it("marks what a picked entry needs, and is as new once it was reset", async () => {
    await renderScreen(<Deposit answer={aboveMax} />);
    expect(field(/金额/).getAttribute("aria-required")).toBe("true");
    expect(field(/备注/).getAttribute("aria-required")).toBeNull();
    submit();
    expect(await screen.findByText("请填写此项")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "重来" }));
    await waitFor(() => expect(screen.queryByText("请填写此项")).toBeNull());
    expect(field(/备注/).value).toBe("x");
  });
});

describe("a form whose first wrong field is a code", () => {
  it("focuses it", async () => {
    await renderScreen(<Code />);
    submit();
    await screen.findByText("请输入验证码");
    await waitFor(() =>
      expect(document.activeElement).toBe(document.querySelector('input[autocomplete="one-time-code"]')),
    );
  });
});
