/** Name of the performance mark that `pressUntilHandled` sets when the app handled a press. */
export const HANDLED_MARK = 'bench: press handled';

/**
 * Runs in the page as an init script: clicks the first element that matches as soon as it is painted, and again until the
 * app handles the click: the router prevents the default action of a link, and after any other an element matches `handled`.
 */
export function pressUntilHandled(target: {
  selector: string;
  handled: string | null;
  mark: string;
}): void {
  const { selector, handled, mark } = target;
  const { afterPaint } = window.bench;
  const isHandled = () => handled !== null && document.querySelector(handled) !== null;

  async function press(element: Element): Promise<void> {
    await afterPaint();
    const pressedAt = performance.now();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    const isPrevented = !element.dispatchEvent(event) && element.isConnected;
    await Promise.resolve();
    if (isPrevented || isHandled()) performance.mark(mark, { startTime: pressedAt });
    else {
      await afterPaint();
      if (isHandled()) performance.mark(mark, { startTime: pressedAt });
      else check();
    }
  }

  const observer = new MutationObserver(() => check());
  function check(): void {
    const found = document.querySelector(selector);
    if (found === null) observer.observe(document, { childList: true, subtree: true });
    else {
      observer.disconnect();
      void press(found);
    }
  }
  check();
}
