import { onWaitForApp } from './router-hooks';

/**
 * Remembers the last press that needs the app, and shows it as busy until the app carries it out. `showBusy` is given the
 * button or link that is pressed, or null for none any more; it returns true where it shows that itself.
 */
export function watchPresses(
  root: HTMLElement,
  showBusy: (pressed: HTMLElement | null) => boolean = () => false,
) {
  /** The button or link of the click that is being handled. */
  let clicked: HTMLElement | null = null;
  let pressed: HTMLElement | null = null;
  const noteClick = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  };
  const setPressed = (element: HTMLElement | null) => {
    pressed?.removeAttribute('aria-busy');
    pressed = element;
    if (!showBusy(element)) element?.setAttribute('aria-busy', 'true');
  };
  root.addEventListener('click', noteClick, true);
  onWaitForApp(() => setPressed(clicked));
  let last: HTMLElement | null = null;

  return {
    getLast: () => last,
    /** Forgets the press that is held: a later one has been carried out. */
    giveUp: () => setPressed(null),
    stop: () => {
      root.removeEventListener('click', noteClick, true);
      onWaitForApp(null);
      last = pressed;
      setPressed(null);
    },
  };
}
