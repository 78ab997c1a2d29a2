const CONTROLS = 'a, button, input, label, select, summary, textarea';

/** The control that an event presses; null if it presses none. */
function getControl({ target }: Event): Element | null {
  const element = target instanceof Element ? target.closest(CONTROLS) : null;
  return element instanceof HTMLLabelElement ? (element.control ?? element) : element;
}

/**
 * Drops the second press of a double-click if it hits another control than the first: that one has come in its place, such as
 * the answer to a question of the next page, and was not meant.
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
  window.addEventListener('mousedown', handle, { capture: true });
  window.addEventListener('click', handle, { capture: true });
}
