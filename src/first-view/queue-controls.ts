import type { ClickQueue } from './click-queue';

/**
 * Lets the app carry out the clicks on the controls of the content, which change nothing before. The returned function ends
 * that, and takes the charts out: the app draws a chart once it has measured it, so it hydrates a page without them.
 */
export function queueControls(queueClick: ClickQueue['queueClick']): () => void {
  const main = document.querySelector('main');
  const queue = (event: Event) => {
    const { target } = event;
    const control =
      target instanceof Element && target.closest('button, input:not([type="range"])');
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    queueClick();
  };
  main?.addEventListener('click', queue, true);
  return () => {
    main?.removeEventListener('click', queue, true);
    for (const chart of document.querySelectorAll('[data-chart]')) takeOut(chart);
  };
}

/** Empties a chart. The app draws it in this task: then the focus and the reading that is shown are where they were. */
function takeOut(chart: Element): void {
  const slider = chart.querySelector('input');
  const hasFocus = slider === document.activeElement;
  const isRead = chart.querySelector('[role="tooltip"]') !== null;
  chart.replaceChildren();
  queueMicrotask(() => {
    const drawn = chart.querySelector('input');
    if (hasFocus) drawn?.focus({ preventScroll: true });
    if (drawn === null || !isRead) return;
    // Shows the last reading, from which a change leads to another one.
    drawn.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    drawn.stepDown(Number(drawn.max) - Number(slider?.value));
    drawn.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
