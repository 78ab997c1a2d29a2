/** What a page shows and offers. */
export type PageState = {
  readonly title: string;
  /** The text of each `h1`. */
  readonly headings: readonly string[];
  /** The text of each alert, toasts included. */
  readonly alerts: readonly string[];
  /** The names of the enabled buttons and links in `main`, or in the open dialog. */
  readonly waysOn: readonly string[];
  /** What is announced or marked as loading. */
  readonly loading: readonly string[];
  /** The value of each form control, as `label: value`. */
  readonly values: readonly string[];
  /** All visible text. */
  readonly text: string;
};

/**
 * Reads the current state of the page. The function uses nothing outside itself, because its source is evaluated in the
 * page.
 */
export function readPage(): PageState {
  const isShown = (element: Element) =>
    element.closest('[aria-hidden=true], [hidden], [inert]') === null &&
    // Not in jsdom.
    (typeof element.checkVisibility !== 'function' ||
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const all = <Type extends Element = HTMLElement>(selector: string): Type[] =>
    [...document.querySelectorAll<Type>(selector)].filter(isShown);
  const getText = (element: Element) => element.textContent.trim().replaceAll(/\s+/g, ' ');
  const isFilled = (text: string) => text !== '';
  const getName = (element: Element) => element.getAttribute('aria-label') ?? getText(element);

  const getValue = (control: HTMLInputElement): string => {
    const label = control.labels?.[0];
    const name = label ? getText(label) : getName(control);
    const isChoice = control.type === 'radio' || control.type === 'checkbox';
    return `${name}: ${isChoice ? String(control.checked) : control.value}`;
  };

  const enabled = all(':is(main, dialog[open]) :is(button, a[href], summary)').filter(
    (element) => !element.matches(':disabled, [aria-disabled=true], [aria-busy=true]'),
  );
  const isLoadingText = (text: string) => text.endsWith('…');
  return {
    title: document.title,
    headings: all('h1').map(getText),
    // Toasts are groups in a live region.
    alerts: all('[role=alert], [aria-live] [role=group]').map(getText).filter(isFilled),
    waysOn: enabled.map(getName),
    loading: [
      ...all('[aria-busy=true]').map((element) => `busy: ${getName(element).slice(0, 40)}`),
      ...all('h1, [role=status]').map(getText).filter(isLoadingText),
    ],
    values: all<HTMLInputElement>('input, textarea, select').map(getValue),
    // jsdom has no innerText.
    text: 'innerText' in document.body ? document.body.innerText : getText(document.body),
  };
}
