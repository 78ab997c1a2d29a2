const CONTROLS = 'a, button, input, label, select, summary, textarea';

/** The control that an event presses; null if it presses none. */
function getControl({ target }: Event): Element | null {
  const element = target instanceof Element ? target.closest(CONTROLS) : null;
  return element instanceof HTMLLabelElement ? (element.control ?? element) : element;
}

/**
 * Drops the second press of a double-click if it hits another control than the first: that one has come in its place, such as
 * the answer to a question of the next page, and was not meant. Also drops the clicks of an Enter key that is held down, which
 * would send a form that is refused about thirty times a second.
 */
export function dropStrayClicks(): void {
  let pressed: Element | null | undefined;
  const handle = (event: MouseEvent) => {
    const control = getControl(event);
    if (event.type === 'mousedown' && event.detail === 1) pressed = control;
    const isStray = event.detail > 1 && pressed !== undefined && control !== pressed;
    if (!isStray || control === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const dropRepeat = (event: KeyboardEvent) => {
    const isHeldEnter = event.key === 'Enter' && event.repeat;
    if (isHeldEnter && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  };
  window.addEventListener('keydown', dropRepeat, { capture: true });
  window.addEventListener('mousedown', handle, { capture: true });
  window.addEventListener('click', handle, { capture: true });
}
