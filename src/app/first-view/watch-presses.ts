import { onWaitForApp } from './router-hooks';

/** How long a press waits for the app, in ms. */
export const PRESS_TIMEOUT_MS = 8000;

type Options = {
  /** Called when the app does not carry out a press in time. */
  readonly onTimeout: () => void;
  /**
   * Is given the button or link that is pressed, or null for none any more; returns true where it shows that itself.
   */
  readonly showBusy?: (pressed: HTMLElement | null) => boolean;
};

/**
 * Remembers the last press that needs the app, and shows it as busy until the app carries it out. A press that waits too
 * long is given up: to do later what the page has said it could not do would surprise. From then on the browser follows links.
 */
export function watchPresses(root: HTMLElement, { onTimeout, showBusy = () => false }: Options) {
  /** The button or link of the click that is being handled. */
  let clicked: HTMLElement | null = null;
  let pressed: HTMLElement | null = null;
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noteClick = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  };
  const setPressed = (element: HTMLElement | null) => {
    pressed?.removeAttribute('aria-busy');
    pressed = element;
    if (!showBusy(element)) element?.setAttribute('aria-busy', 'true');
    if (element === null) {
      clearTimeout(timer);
      timer = undefined;
    } else {
      // Counted from the first press: others would put it off for ever.
      timer ??= setTimeout(giveUpOnApp, PRESS_TIMEOUT_MS);
    }
  };
  const giveUpOnApp = () => {
    isLate = true;
    setPressed(null);
    onTimeout();
  };
  root.addEventListener('click', noteClick, true);
  onWaitForApp(() => {
    if (isLate && clicked instanceof HTMLAnchorElement) return false;
    setPressed(clicked);
    return true;
  });
  let last: HTMLElement | null = null;

  return {
    getLast: () => last,
    /** Forgets the press that is held: a later one has been carried out. */
    giveUp: () => setPressed(null),
    /** The app does not load: as after a press that has waited too long. */
    giveUpOnApp,
    stop: () => {
      root.removeEventListener('click', noteClick, true);
      onWaitForApp(null);
      last = pressed;
      setPressed(null);
    },
  };
}
