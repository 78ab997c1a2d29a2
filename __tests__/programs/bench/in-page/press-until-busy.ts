/** Name of the performance mark that `pressUntilBusy` sets when the app handled a press. */
export const BUTTON_INTERACTIVE_MARK = 'bench: button interactive';

/**
 * Runs in the page as an init script: clicks the button with this name as soon as it is painted, and again until it is
 * `aria-busy`.
 */
export function pressUntilBusy({ name, mark }: { name: string; mark: string }): void {
  const afterPaint = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });
  const find = () =>
    [...document.querySelectorAll('main button')].find((button) => button.textContent === name);

  async function press(button: Element): Promise<void> {
    await afterPaint();
    const pressedAt = performance.now();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await Promise.resolve();
    if (button.getAttribute('aria-busy') === 'true')
      performance.mark(mark, { startTime: pressedAt });
    else check();
  }

  const observer = new MutationObserver(() => check());
  function check(): void {
    const button = find();
    if (button === undefined) observer.observe(document, { childList: true, subtree: true });
    else {
      observer.disconnect();
      void press(button);
    }
  }
  check();
}
