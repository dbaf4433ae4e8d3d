import { jsonKey } from "@baize/api-client";
import { contract } from "@baize/api-client/contract";
import { clientWith } from "@baize/api-client/react";
import { after, failure, type FakeAnswers, fixture, refusal } from "@baize/api-client/testing";
import { Button, CheckboxField, PasswordField, TextField } from "@baize/ui-kit";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactElement, useReducer } from "react";
import { describe, expect, it, vi } from "vitest";
import * as v from "valibot";
import { callsOf, renderScreen } from "../testing/index.ts";
import { Form } from "./form.tsx";
import { useCallForm } from "./use-call-form.ts";

const useAccountClient = clientWith({ account: contract.account });

interface Values {
  readonly username: string;
  readonly captcha: string;
  readonly password: string;
  readonly adult: boolean;
}
const { entries } = contract.account.login.input;
const schema = v.object({ username: entries.username, captcha: entries.captcha });
const draft = jsonKey(
  "session",
  "form-draft",
  v.object({ username: v.optional(v.string()), captcha: v.optional(v.string()) }),
);
const onDone = vi.fn<(data: unknown) => void>();
const onRefused = vi.fn<(refusal: unknown) => void>();

const Login = ({ secretsUntilDone = [] }: { secretsUntilDone?: readonly "password"[] }): ReactElement => {
  const client = useAccountClient();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const form = useCallForm<Values, unknown, "login_wrong">({
    schema,
    defaults: { username: "", captcha: "", password: "", adult: false },
    checks: {
      password: ({ password }) => (password === "" ? "请输入密码" : undefined),
      adult: ({ adult }) => (adult ? undefined : "请确认年龄"),
    },
    fields: { login_wrong: "password" },
    ...(secretsUntilDone.length === 0 ? { secrets: ["password"] } : { secretsUntilDone }),
    draft,
    send: async ({ username, password }) =>
      client.account.login({ username, password: btoa(password), keyId: "k1" }) as never,
    onDone,
    onRefused,
  });
  return (
    <Form form={form}>
      <TextField label="用户名" {...form.field("username")} />
      <TextField
        label="图形码"
        {...form.field("captcha")}
        onChange={({ target }) => form.set({ captcha: target.value.replaceAll(/[a-z]/g, "") })}
      />
      <PasswordField label="密码" {...form.field("password")} />
      <CheckboxField
        label="成年"
        checked={form.values.adult}
        onChange={({ target }) => form.set({ adult: target.checked })}
        error={form.errorAt("adult")}
      />
      <Button type="submit" loading={form.isSending}>
        登录
      </Button>
      <Button
        onPress={async () => {
          if (await form.check("username")) form.refuse("captcha", "图形码不对");
        }}
      >
        核对
      </Button>
      <Button onPress={() => form.empty("username", "adult")}>清空</Button>
      <Button onPress={redraw}>再画</Button>
    </Form>
  );
};

type Answer = NonNullable<NonNullable<FakeAnswers["account"]>["login"]>;
const accepted = fixture(contract.account.login);
const show = async (login: Answer, options = {}) =>
  renderScreen(<Login />, { account: { login } }, { session: "visitor", ...options });
const input = (label: RegExp | string): HTMLInputElement => screen.getByLabelText(label, { selector: "input" });
const type = (label: RegExp | string, value: string): boolean => fireEvent.change(input(label), { target: { value } });
const fill = (): void => {
  type(/用户名/, "member1");
  type(/密码/, "secret");
  fireEvent.click(input(/成年/));
};
/** Fills a field as a browser does that fires no event. */
const autofill = (label: RegExp, value: string): void => {
  const field = input(label);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
};
const submit = (): boolean => fireEvent.submit(input(/用户名/).form as HTMLFormElement);

describe("a form of a call", () => {
  it("marks what the call needs, and only that", async () => {
    await show(accepted);
    expect(input(/用户名/).getAttribute("aria-required")).toBe("true");
    expect(input(/图形码/).getAttribute("aria-required")).toBeNull();
  });

  it("sends nothing while something is wrong, and focuses the first wrong field", async () => {
    const { client } = await show(accepted);
    submit();
    expect(await screen.findByText("请填写此项")).toBeTruthy();
    expect(screen.getByText("请输入密码")).toBeTruthy();
    expect(screen.getByText("请确认年龄")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input(/用户名/)));
    expect(callsOf(client, "account.login")).toEqual([]);
    type(/用户名/, "member1");
    await waitFor(() => expect(screen.queryByText("请填写此项")).toBeNull());
  });

  it("sends once, however often it is pressed in one tick", async () => {
    onDone.mockClear();
    const { client } = await show(after(20, accepted));
    fill();
    act(() => {
      for (let press = 0; press < 20; press += 1) submit();
    });
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(callsOf(client, "account.login")).toEqual([
      expect.objectContaining({ username: "member1", password: btoa("secret") }),
    ]);
  });

  it("shows a refusal at its field, focuses it, and empties the password alone", async () => {
    await show(refusal("login_wrong"));
    fill();
    submit();
    expect(await screen.findByText("账号或密码错误。")).toBeTruthy();
    expect(input(/密码/).getAttribute("aria-invalid")).toBe("true");
    await waitFor(() => expect(document.activeElement).toBe(input(/密码/)));
    expect(input(/密码/).value).toBe("");
    expect(input(/用户名/).value).toBe("member1");
    expect(onRefused).toHaveBeenLastCalledWith(expect.objectContaining({ code: "login_wrong" }));
    type(/密码/, "another");
    await waitFor(() => expect(screen.queryByText("账号或密码错误。")).toBeNull());
  });

  it("shows bad input at the field that the server names", async () => {
    await show(refusal("bad_request", { field: "username" }));
    fill();
    submit();
    expect(await screen.findByText("填写的内容有误，请检查后重试。")).toBeTruthy();
    expect(input(/用户名/).getAttribute("aria-invalid")).toBe("true");
  });

  it("shows a refusal of no field, and a fault, above the form", async () => {
    const { client } = await show(refusal("account_locked"));
    fill();
    submit();
    expect((await screen.findByRole("alert")).textContent).toMatch("账号已被锁定，请联系客服。");
    client.answerWith({ account: { login: failure("network") } });
    type(/密码/, "secret");
    submit();
    expect(await screen.findByText("网络连接失败，请检查网络后重试。")).toBeTruthy();
  });

  it("keeps a draft without secrets until it was sent", async () => {
    const { client } = await show(refusal("account_locked"));
    fill();
    expect(client.storage.get(draft)).toEqual({ username: "member1", captcha: "" });
    const again = await show(accepted, { storage: client.storage });
    expect(input(/用户名/).value).toBe("member1");
    expect(input(/密码/).value).toBe("");
    fill();
    submit();
    await waitFor(() => expect(again.client.storage.get(draft)).toBeUndefined());
  });

  it("keeps a password that is one until it is accepted, and in no draft", async () => {
    onDone.mockClear();
    const screenOf = <Login secretsUntilDone={["password"]} />;
    const { client } = await renderScreen(screenOf, { account: { login: refusal("account_locked") } });
    fill();
    submit();
    await screen.findByRole("alert");
    expect(input(/密码/).value).toBe("secret");
    expect(client.storage.get(draft)).toEqual({ username: "member1", captcha: "" });
    client.answerWith({ account: { login: accepted } });
    submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(input(/密码/).value).toBe(""));
  });

  it("reads at submit what the browser autofilled without an event", async () => {
    const { client } = await show(accepted);
    fireEvent.click(input(/成年/));
    autofill(/用户名/, "autofilled1");
    autofill(/密码/, "secret");
    submit();
    await waitFor(() =>
      expect(callsOf(client, "account.login")).toEqual([
        expect.objectContaining({ username: "autofilled1", password: btoa("secret") }),
      ]),
    );
  });

  it("keeps what was autofilled when another field is changed", async () => {
    await show(accepted);
    autofill(/用户名/, "autofilled1");
    fireEvent.click(input(/成年/));
    expect(input(/用户名/).value).toBe("autofilled1");
  });

  it("keeps what was autofilled when the form is drawn again for another reason", async () => {
    await show(accepted);
    autofill(/用户名/, "autofilled1");
    fireEvent.click(screen.getByRole("button", { name: "再画" }));
    expect(input(/用户名/).value).toBe("autofilled1");
    type(/图形码/, "ab1");
    expect(input(/图形码/).value).toBe("1");
    type(/图形码/, "1x");
    expect(input(/图形码/).value).toBe("1");
  });

  it("checks single fields, marks one as refused until it is changed, and empties without a word", async () => {
    await show(accepted);
    fireEvent.click(screen.getByRole("button", { name: "核对" }));
    expect(await screen.findByText("请填写此项")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input(/用户名/)));
    expect(screen.queryByText("请输入密码")).toBeNull();
    type(/用户名/, "member1");
    await waitFor(() => expect(screen.queryByText("请填写此项")).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: "核对" }));
    expect(await screen.findByText("图形码不对")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(input(/图形码/)));
    type(/图形码/, "1234");
    await waitFor(() => expect(screen.queryByText("图形码不对")).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: "清空" }));
    await waitFor(() => expect(input(/用户名/).value).toBe(""));
    expect(screen.queryByText("请填写此项")).toBeNull();
  });
});
