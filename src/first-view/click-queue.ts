/** How long a click waits for the app, in ms. */
export const CLICK_TIMEOUT_MS = 8000;

type Options = {
  /** Called when the app does not carry out a click in time. */
  readonly onTimeout: () => void;
  /**
   * Is called with the button or link that waits, or with null when none waits any more; returns true if it shows that
   * itself.
   */
  readonly showBusy?: (clicked: HTMLElement | null) => boolean;
};

/** Holds the last click that needs the app. */
export type ClickQueue = {
  /** Lets the app carry out the click that is being handled; returns false to leave it to the browser. */
  readonly queueClick: () => boolean;
  /** Drops the waiting click: a later one has been carried out. */
  readonly discard: () => void;
  /** Drops the waiting click, and calls `onTimeout`: the app does not load. */
  readonly fail: () => void;
  /** Ends the queue; returns the button, link or field that waits for the app, or null. */
  readonly end: () => HTMLElement | null;
};

/**
 * Creates the queue of clicks in `root`. The last click that needs the app is shown as busy until the app carries it out. One
 * that waits too long is dropped: to do later what the page has said it could not do would surprise. From then on the browser
 * follows links, except those that open in the page.
 */
export function createClickQueue(
  root: HTMLElement,
  { onTimeout, showBusy = () => false }: Options,
): ClickQueue {
  /** The click that is being handled, and its button or link. */
  let click: Event | null = null;
  let clicked: HTMLElement | null = null;
  let waiting: HTMLElement | null = null;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setClicked = (event: Event) => {
    click = event;
    const { target } = event;
    clicked = target instanceof Element ? target.closest<HTMLElement>('a, button, input') : null;
  };
  const setWaiting = (element: HTMLElement | null) => {
    waiting?.removeAttribute('aria-busy');
    waiting = element;
    if (!showBusy(element)) element?.setAttribute('aria-busy', 'true');
    if (element === null) {
      clearTimeout(timer);
      timer = undefined;
    } else {
      // Counted from the first click: others would put it off for ever.
      timer ??= setTimeout(fail, CLICK_TIMEOUT_MS);
    }
  };
  const fail = () => {
    hasFailed = true;
    setWaiting(null);
    onTimeout();
  };
  root.addEventListener('click', setClicked, true);

  return {
    queueClick: () => {
      const isFollowed = clicked instanceof HTMLAnchorElement && click?.defaultPrevented === false;
      if (hasFailed && isFollowed) return false;
      setWaiting(clicked);
      return true;
    },
    discard: () => setWaiting(null),
    fail,
    end: () => {
      root.removeEventListener('click', setClicked, true);
      const last = waiting;
      setWaiting(null);
      return last;
    },
  };
}
