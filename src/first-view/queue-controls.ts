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
    for (const chart of document.querySelectorAll('[data-chart]')) {
      const hasFocus = chart.contains(document.activeElement);
      chart.replaceChildren();
      // The app draws it in this task.
      if (hasFocus)
        queueMicrotask(() => chart.querySelector('input')?.focus({ preventScroll: true }));
    }
  };
}
