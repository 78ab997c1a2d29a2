/** The channels on which the tabs of a browser notify each other. */
export type TabChannelName = 'session' | 'intake' | 'forms';

/** Locates an element by its accessible role and name, label or text; a string matches the whole name. */
export type ElementLocator =
  | {
      readonly role:
        | 'alert'
        | 'button'
        | 'checkbox'
        | 'heading'
        | 'link'
        | 'radio'
        | 'slider'
        | 'switch';
      readonly name?: string | RegExp;
      /** For headings only. */
      readonly level?: number;
      /** The name of the region that contains it. */
      readonly within?: string;
    }
  | { readonly label: string }
  | { readonly text: string | RegExp };

/** The expected state of an element; omitted fields are not checked. */
export type ElementState = {
  readonly isBusy?: boolean;
  readonly isChecked?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  /** The value of a field. */
  readonly value?: string;
  /** Text that the element contains. */
  readonly contains?: string;
};

/**
 * Acts on the running app and checks what it shows: in jsdom, in a browser with Playwright, or in an iframe. Every method
 * waits for its element and rejects after a timeout.
 */
export type PageDriver = {
  press(locator: ElementLocator): Promise<void>;
  /** Replaces the value of a field. */
  fill(locator: ElementLocator, text: string): Promise<void>;
  /** Presses a key, such as `ArrowUp`, on the focused element. */
  pressKey(locator: ElementLocator, key: string): Promise<void>;
  /** Navigates within the app, without reloading the page. */
  goTo(path: string): Promise<void>;
  /** Goes back in the browser's history. */
  goBack(): Promise<void>;
  /** Posts a message as another tab of this browser would; to the channel `session` by default. */
  postFromOtherTab(message: object, channel?: TabChannelName): Promise<void>;
  /** Lets time pass, as after the device has slept; for flow pages with `hasControlledClock`. */
  passTime(ms: number): Promise<void>;
  expectVisible(locator: ElementLocator, state?: ElementState): Promise<void>;
  /** Waits until the element is not visible. */
  expectNotVisible(locator: ElementLocator): Promise<void>;
  /** Waits until the app is at this path, ignoring the query. */
  expectPath(path: string): Promise<void>;
  /** Whether the element is visible now; does not wait. */
  isVisible(locator: ElementLocator, state?: ElementState): Promise<boolean>;
};
