/** The mark under which `pressUntilBusy` notes when a press was taken, in ms since the navigation began. */
export const BUTTON_PRESSABLE = 'bench: button pressable';

/**
 * Runs in the page from its first moment: presses the button of that name as soon as it is painted, until it says that
 * it is busy.
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
    [...document.querySelectorAll('main button')].find((one) => one.textContent === name);

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
