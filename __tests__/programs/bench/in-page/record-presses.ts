/** The names that `notePresses` notes presses under. */
export const PRESS_MEASURES = { toPaint: 'bench: press to paint' } as const;

/** Runs in the page: measures each real press on an answer, from the event to the frame that shows it. */
export function recordPresses({ names }: { names: typeof PRESS_MEASURES }): void {
  let isMeasuring = false;
  window.addEventListener(
    'click',
    ({ timeStamp, isTrusted }) => {
      // A press on a label is followed by one on its control: both are one press.
      if (!isTrusted || isMeasuring) return;
      isMeasuring = true;
      // The second frame begins when the first has been rendered.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          performance.measure(names.toPaint, { start: timeStamp, end: performance.now() });
          isMeasuring = false;
        };
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
