/** Something on a screen, as a person or a screen reader would name it; a name in quotes is the whole name. */
export type ElementLocator =
  | {
      readonly role: 'alert' | 'button' | 'checkbox' | 'heading' | 'link' | 'radio' | 'switch';
      readonly name?: string | RegExp;
      /** Of a heading. */
      readonly level?: number;
    }
  | { readonly label: string }
  | { readonly text: string | RegExp };

/** How a part stands there; what is left out is not looked at. */
export type ElementState = {
  readonly isBusy?: boolean;
  readonly isChecked?: boolean;
  readonly isReadOnly?: boolean;
  /** What stands in a field. */
  readonly value?: string;
  /** Text that the part holds, among others. */
  readonly contains?: string;
};

/**
 * Hands and eyes before the running app, whoever has them: a test without a browser, a browser that is driven, or the
 * page that shows the app in a frame. Each waits until what it needs is there, and rejects where that never comes.
 */
export type PageDriver = {
  press(locator: ElementLocator): Promise<void>;
  /** Replaces what stands in a field. */
  fill(locator: ElementLocator, text: string): Promise<void>;
  /** Presses a key, such as `ArrowUp`, while the part has the focus. */
  pressKey(locator: ElementLocator, key: string): Promise<void>;
  /** Goes to another screen of the app, as the browser's history would, without loading the page anew. */
  goTo(path: string): Promise<void>;
  /** Goes back in the browser's history. */
  goBack(): Promise<void>;
  /** Says something that another tab of this browser would say. */
  postFromOtherTab(message: object): Promise<void>;
  expectVisible(locator: ElementLocator, state?: ElementState): Promise<void>;
  /** Sees that the part is not there, or no more. */
  expectNotVisible(locator: ElementLocator): Promise<void>;
  /** Sees that the app is at this path; a query does not count. */
  expectPath(path: string): Promise<void>;
  /** Whether the part is there at this moment. */
  isVisible(locator: ElementLocator, state?: ElementState): Promise<boolean>;
};
