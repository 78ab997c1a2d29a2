/** Name of the performance mark that `pressFirstLink` sets when the app handled a press. */
export const LINK_INTERACTIVE_MARK = 'bench: link interactive';

/**
 * Runs in the page as an init script: clicks the first link that matches `selector` as soon as it is painted, and again
 * until the router handles the click.
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
    // The router prevents the default action of a link that it handles.
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
