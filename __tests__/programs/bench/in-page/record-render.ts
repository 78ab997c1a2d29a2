/** Names of the performance measures that `recordRender` creates. */
export const RENDER_MEASURES = { fromPress: 'bench: press to render' } as const;

/**
 * Runs in the page: measures from the next real press to the frame that shows `count` elements that match `selector`.
 */
export function recordRender(expected: { selector: string; count: number; name: string }): void {
  const { selector, count, name } = expected;
  const isRendered = () => document.querySelectorAll(selector).length >= count;

  function waitFrom(start: number): void {
    const observer = new MutationObserver(() => {
      if (!isRendered()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.measure(name, { start, end: performance.now() });
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  }

  const onPress = ({ timeStamp, isTrusted }: Event) => {
    if (!isTrusted) return;
    window.removeEventListener('click', onPress, { capture: true });
    waitFrom(timeStamp);
  };
  window.addEventListener('click', onPress, { capture: true });
}
