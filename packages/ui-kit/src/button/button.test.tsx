import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { Button } from "./button.tsx";

test("runs once for twenty clicks in one tick", () => {
  const onPress = vi.fn<() => void>();
  render(<Button onPress={onPress}>存入</Button>);
  for (let index = 0; index < 20; index += 1) fireEvent.click(screen.getByRole("button"));
  expect(onPress).toHaveBeenCalledTimes(1);
});
