import { Component, type ReactNode, type RefObject } from "react";
import { readAutofilled } from "./form-element.ts";

interface AutofillKeeperProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly adopt: (texts: Readonly<Record<string, string>>) => void;
  readonly children: ReactNode;
}

/** Events that report a text to React. */
const EVENTS = ["input", "change"] as const;

/**
 * Around a form: keeps what a browser autofilled without an event, since React would replace it by its own, empty text
 * with the next update. A class, because only `getSnapshotBeforeUpdate` reads the page before React changes it.
 */
export class AutofillKeeper extends Component<AutofillKeeperProps> {
  /** Fields that an event reported since the last update; React has their text. */
  private readonly reported = new Set<EventTarget | null>();
  private readonly report = ({ target }: Event): void => void this.reported.add(target);

  override componentDidMount(): void {
    for (const type of EVENTS) this.props.form.current?.addEventListener(type, this.report, true);
  }

  override componentWillUnmount(): void {
    for (const type of EVENTS) this.props.form.current?.removeEventListener(type, this.report, true);
  }

  override getSnapshotBeforeUpdate(): Readonly<Record<string, string>> {
    return readAutofilled(this.props.form.current, (field) => !this.reported.has(field));
  }

  override componentDidUpdate(_props: unknown, _state: unknown, texts: Readonly<Record<string, string>>): void {
    this.reported.clear();
    if (Object.keys(texts).length > 0) this.props.adopt(texts);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
