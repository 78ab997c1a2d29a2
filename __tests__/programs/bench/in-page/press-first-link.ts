/** The mark under which `pressFirstLink` notes when a press was taken, in ms since the navigation began. */
export const LINK_PRESSABLE = 'bench: link pressable';

/**
 * Runs in the page from its first moment: presses the first link that fits `selector` as soon as it is painted, until
 * the app takes the press; then it stays where it is.
 */
export function pressFirstLink({ selector, mark }: { selector: string; mark: string }): void {
  const afterPaint = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });

  async function press(link: Element): Promise<void> {
    await afterPaint();
    const pressedAt = performance.now();
    // A link that the router has taken over is not followed by the browser.
    const isHandled = !link.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    );
    if (isHandled && link.isConnected) performance.mark(mark, { startTime: pressedAt });
    else check();
  }

  const observer = new MutationObserver(() => check());
  function check(): void {
    const link = document.querySelector(selector);
    if (link === null) observer.observe(document, { childList: true, subtree: true });
    else {
      observer.disconnect();
      void press(link);
    }
  }
  check();
}
