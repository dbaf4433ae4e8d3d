import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactElement } from "react";
import { describe, expect, test, vi } from "vitest";

import { renderKit } from "../testing/render-kit.tsx";
import { SelectField, type SelectFieldProps } from "./select-field.tsx";
import { groupOptions, type SelectOption } from "./select-option.ts";

const options: SelectOption[] = [
  { value: "jianghai", label: "江海银行", group: "常用", keywords: "jianghai" },
  { value: "beiyuan", label: "北原银行", group: "其他", keywords: "beiyuan" },
  { value: "nanling", label: "南岭农信", group: "常用", disabled: true },
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
  expect(groupOptions(options).map(({ name, options: members }) => [name, members.map(({ value }) => value)])).toEqual([
    ["常用", ["jianghai", "nanling"]],
    ["其他", ["beiyuan"]],
  ]);
});

const control = (): HTMLElement => screen.getByLabelText(/开户银行/);
const describedBy = (): string[] =>
  (control().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "");

describe("SelectField", () => {
  test("is the browser's own select with groups, and takes a choice", async () => {
    chosen.mockClear();
    renderKit(<Held />);
    expect(screen.getByRole("combobox", { name: /开户银行/ })).toBe(control());
    expect(screen.getByRole("group", { name: "常用" })).toBeTruthy();
    expect(screen.getByRole("option", { name: "南岭农信" })).toHaveProperty("disabled", true);
    await userEvent.selectOptions(control(), "beiyuan");
    expect(chosen).toHaveBeenCalledExactlyOnceWith("beiyuan");
    expect(screen.getByRole("option", { name: "北原银行", selected: true })).toBeTruthy();
  });

  test("asks for a choice while there is none, or one that is not offered", () => {
    renderKit(<SelectField label="开户银行" options={options} value="gone" onValueChange={chosen} />);
    expect(control()).toHaveProperty("value", "");
    expect(screen.getByText("请选择")).toHaveProperty("selected", true);
  });

  test.each([{ searchable: false }, { searchable: true }])("ties its error to the control, %j", (props) => {
    renderKit(<Held {...props} error="请选择开户银行" />);
    expect(describedBy()).toContain("请选择开户银行");
  });
});

describe("SelectField with a search line", () => {
  const open = async (): Promise<HTMLElement> => {
    renderKit(<Held searchable />);
    await userEvent.click(control());
    return screen.findByRole("dialog", { name: "开户银行" });
  };
  const offered = (dialog: HTMLElement): string[] =>
    within(dialog)
      .queryAllByRole("listitem")
      .map((item) => item.textContent ?? "");

  test("says field and choice in its name, and gives focus back after choosing", async () => {
    chosen.mockClear();
    const dialog = await open();
    expect(offered(dialog)).toEqual(["江海银行", "南岭农信", "北原银行"]);
    await userEvent.click(within(dialog).getByRole("button", { name: "北原银行" }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith("beiyuan");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: /开户银行.*北原银行/ })).toBe(document.activeElement);
  });

  test("finds by keywords, and Enter takes the first that can be chosen", async () => {
    chosen.mockClear();
    const dialog = await open();
    await userEvent.type(within(dialog).getByRole("searchbox"), "BEIYUAN");
    expect(offered(dialog)).toEqual(["北原银行"]);
    await userEvent.clear(within(dialog).getByRole("searchbox"));
    await userEvent.type(within(dialog).getByRole("searchbox"), "银行{Enter}");
    expect(chosen).toHaveBeenCalledExactlyOnceWith("jianghai");
  });

  test("says when nothing matches, and Enter then chooses nothing", async () => {
    chosen.mockClear();
    const dialog = await open();
    await userEvent.type(within(dialog).getByRole("searchbox"), "xyz{Enter}");
    expect(within(dialog).getByText("没有匹配的选项")).toBeTruthy();
    expect(chosen).not.toHaveBeenCalled();
  });

  test("does not submit the form around it", async () => {
    const submit = vi.fn<() => void>();
    renderKit(
      <form onSubmit={submit}>
        <Held searchable />
      </form>,
    );
    await userEvent.click(control());
    await userEvent.type(await screen.findByRole("searchbox"), "beiyuan{Enter}");
    expect(submit).not.toHaveBeenCalled();
  });
});
