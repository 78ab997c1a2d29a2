/** Names of the performance measures that `recordPresses` creates. */
export const PRESS_MEASURES = { toPaint: 'bench: press to paint' } as const;

/** Runs in the page: measures each real press, from the event to the frame that shows its result. */
export function recordPresses({ names }: { names: typeof PRESS_MEASURES }): void {
  let isMeasuring = false;
  window.addEventListener(
    'click',
    ({ timeStamp, isTrusted }) => {
      // A click on a label causes a second one on its control; both count as one press.
      if (!isTrusted || isMeasuring) return;
      isMeasuring = true;
      void window.bench.afterPaint().then(() => {
        performance.measure(names.toPaint, { start: timeStamp, end: performance.now() });
        isMeasuring = false;
      });
    },
    { capture: true },
  );
}
