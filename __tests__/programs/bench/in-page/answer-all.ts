/** What `answerAll` notes on the page's own timeline, in ms since the navigation began. */
export const MARKS = {
  /** The first answer was seen and took a press. */
  pressable: 'bench: pressable',
  /** The submit was acknowledged on screen. */
  acknowledged: 'bench: acknowledged',
  /** When the largest contentful paint of the form was painted. */
  largestPaint: 'bench: largest paint',
  failed: 'bench: failed',
} as const;

/**
 * Runs in the page from its first moment: presses an answer as soon as one is painted and usable, then one answer of
 * each of the `size` questions, a paint apart, then Submit, and waits for the acknowledgement. Nothing of this counts
 * unless the answers arrive: the form sends no incomplete set, so a first press that was lost shows in the end.
 */
export function answerAll({ size, marks }: { size: number; marks: typeof MARKS }): void {
  const radios = () => [
    ...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled'),
  ];

  const afterPaint = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });

  const until = <T>(find: () => T | null | false) =>
    new Promise<T>((resolve) => {
      const check = () => {
        const found = find();
        if (found === null || found === false) return;
        observer.disconnect();
        resolve(found);
      };
      const observer = new MutationObserver(check);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      check();
    });

  let largestPaint = 0;
  const paints = new PerformanceObserver((list) => {
    largestPaint = list.getEntries().at(-1)?.startTime ?? largestPaint;
  });
  paints.observe({ type: 'largest-contentful-paint', buffered: true });

  async function pressFirst(): Promise<void> {
    const usable = () => {
      const first = document.querySelector<HTMLInputElement>('input[type="radio"]:enabled');
      return first !== null && !first.closest('[inert]') && first;
    };
    for (;;) {
      const input = await until(usable);
      await afterPaint();
      const pressedAt = performance.now();
      input.click();
      await afterPaint();
      if (!input.isConnected || !input.checked) continue;
      performance.mark(marks.pressable, { startTime: pressedAt });
      return;
    }
  }

  const isFirstOfItsQuestion = (
    { name }: HTMLInputElement,
    index: number,
    all: readonly HTMLInputElement[],
  ) => all[index - 1]?.name !== name;

  async function pressOthers(): Promise<void> {
    await until(() => new Set(radios().map(({ name }) => name)).size === size);
    for (const input of radios().filter(isFirstOfItsQuestion)) {
      const isAnswered = document.querySelector(`input[name="${CSS.escape(input.name)}"]:checked`);
      if (isAnswered !== null) continue;
      input.click();
      await afterPaint();
    }
  }

  async function run(): Promise<void> {
    await pressFirst();
    await pressOthers();
    paints.disconnect();
    performance.mark(marks.largestPaint, { startTime: largestPaint });
    document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
    await until(() => document.querySelector('h1')?.textContent === 'Assessments completed!');
    await afterPaint();
    performance.mark(marks.acknowledged);
  }

  run().catch((error: unknown) => {
    performance.mark(marks.failed, { detail: String(error) });
  });
}
