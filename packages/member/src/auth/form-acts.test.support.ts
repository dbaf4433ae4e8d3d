import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";

/** Types without waiting between keys. */
const user = userEvent.setup({ delay: null });

export const input = (label: RegExp): HTMLInputElement =>
  screen.getByLabelText(label, { selector: "input:not([type=radio])" });

export const type = async (label: RegExp, text: string): Promise<void> => {
  await screen.findByLabelText(label, { selector: "input:not([type=radio])" });
  await user.type(input(label), text);
};

/** Enters a text at once, since a long form is drawn anew after each key. */
export const enter = async (label: RegExp, text: string): Promise<void> => {
  await screen.findByLabelText(label, { selector: "input:not([type=radio])" });
  await user.click(input(label));
  await user.paste(text);
};

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole("button", { name }));

/** Fills the first step of a registration and goes on to the second. */
export const passCredentials = async (): Promise<void> => {
  await user.clear(input(/^用户名/));
  await enter(/^用户名/, "newplayer1");
  await enter(/^登录密码/, "Secret1234");
  await enter(/^确认密码/, "Secret1234");
  await press("下一步");
  await screen.findByRole("button", { name: "注册" });
};

/** Fills a field as a browser does that fires no event. */
export const autofill = (label: RegExp, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input(label), value);
};

export const address = (): string | null => screen.getByLabelText("address").textContent;
