import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactElement } from "react";
import { describe, expect, test, vi } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { SelectField, type SelectFieldProps } from "./select-field.tsx";
import { groupOptions, type SelectOption } from "./select-option.ts";

const options: SelectOption[] = [
  { value: "icbc", label: "工商银行", group: "常用", keywords: "gongshang" },
  { value: "cmb", label: "招商银行", group: "其他", keywords: "zhaoshang" },
  { value: "bob", label: "北京银行", group: "常用", disabled: true },
];
const chosen = vi.fn<(value: string) => void>();

const Held = (props: Partial<SelectFieldProps>): ReactElement => {
  const [value, setValue] = useState<string | null>(null);
  return (
    <SelectField
      label="开户银行"
      options={options}
      {...props}
      value={value}
      onValueChange={(next) => {
        chosen(next);
        setValue(next);
      }}
    />
  );
};

test("groups keep the order of their first option", () => {
  expect(
    groupOptions(options).map(({ name, options: members }) => [
      name,
      members.map(({ value }) => value),
    ]),
  ).toEqual([
    ["常用", ["icbc", "bob"]],
    ["其他", ["cmb"]],
  ]);
});

describe.each([{ searchable: false }, { searchable: true }])("SelectField %j", (props) => {
  test("is labelled, opens, and takes a choice", async () => {
    chosen.mockClear();
    renderKit(<Held {...props} />);
    await userEvent.click(await screen.findByLabelText(/开户银行/));
    const list = await screen.findByRole("listbox");
    expect(
      within(list)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["工商银行", "北京银行", "招商银行"]);
    await userEvent.click(within(list).getByRole("option", { name: "招商银行" }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith("cmb");
    expect((await screen.findByLabelText(/开户银行/)).textContent).toContain("招商银行");
  });

  test("ties its error to the control", async () => {
    renderKit(<Held {...props} error="请选择开户银行" />);
    const control = await screen.findByLabelText(/开户银行/);
    const ids = (control.getAttribute("aria-describedby") ?? "").split(" ");
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain("请选择开户银行");
  });
});

test("finds an option by its keywords, and says when none matches", async () => {
  renderKit(<Held searchable />);
  await userEvent.click(await screen.findByLabelText(/开户银行/));
  await userEvent.type(await screen.findByPlaceholderText("搜索"), "ZHAO");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["招商银行"]);
  await userEvent.type(screen.getByPlaceholderText("搜索"), "xx");
  expect(await screen.findByText("没有匹配的选项")).toBeTruthy();
});
