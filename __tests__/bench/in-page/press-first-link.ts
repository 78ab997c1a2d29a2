/** The mark under which `pressFirstLink` notes when a press was taken, in ms since the navigation began. */
export const TAKEN = 'bench: link pressable';

/**
 * Runs in the page from its first moment: presses the first link that fits `selector` as soon as it is painted, until
 * the app takes the press; then it stays where it is.
 */
export function pressFirstLink({ selector, mark }: { selector: string; mark: string }): void {
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });

  async function press(link: Element): Promise<void> {
    await painted();
    const at = performance.now();
    // A link that the router has taken over is not followed by the browser.
    const isTaken = !link.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    );
    if (isTaken && link.isConnected) performance.mark(mark, { startTime: at });
    else look();
  }

  const observer = new MutationObserver(() => look());
  function look(): void {
    const link = document.querySelector(selector);
    if (link === null) observer.observe(document, { childList: true, subtree: true });
    else {
      observer.disconnect();
      void press(link);
    }
  }
  look();
}
