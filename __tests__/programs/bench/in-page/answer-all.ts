/** Names of the performance marks that `answerAll` sets. */
export const MARKS = {
  /** The first answer was painted and a press selected it. */
  interactive: 'bench: interactive',
  /** What follows the last answer was shown: the confirmation of the submit, or the second page. */
  acknowledged: 'bench: acknowledged',
  /** The largest contentful paint of the form. */
  largestPaint: 'bench: largest paint',
  failed: 'bench: failed',
} as const;

type AnswerAllOptions = {
  readonly size: number;
  readonly nextHeading: string;
  readonly marks: typeof MARKS;
};

/**
 * Runs in the page as an init script: selects an answer as soon as one is painted and enabled, then one answer of each of
 * the `size` questions, one per frame, then presses Submit or Next and waits for the screen with the `nextHeading`. The form
 * accepts no incomplete answers, so a lost first press makes the run fail.
 */
export function answerAll({ size, nextHeading, marks }: AnswerAllOptions): void {
  const { afterPaint, until } = window.bench;
  const radios = () => [
    ...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled'),
  ];

  let largestPaint = 0;
  const paints = new PerformanceObserver((list) => {
    largestPaint = list.getEntries().at(-1)?.startTime ?? largestPaint;
  });
  paints.observe({ type: 'largest-contentful-paint', buffered: true });

  async function pressFirst(): Promise<void> {
    const findUsableRadio = () => {
      const first = document.querySelector<HTMLInputElement>('input[type="radio"]:enabled');
      return first !== null && !first.closest('[inert]') && first;
    };
    for (;;) {
      const input = await until(findUsableRadio);
      await afterPaint();
      const pressedAt = performance.now();
      input.click();
      await afterPaint();
      if (!input.isConnected || !input.checked) continue;
      performance.mark(marks.interactive, { startTime: pressedAt });
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
    await until(() => document.querySelector('h1')?.textContent === nextHeading);
    await afterPaint();
    performance.mark(marks.acknowledged);
  }

  run().catch((error: unknown) => {
    performance.mark(marks.failed, { detail: String(error) });
  });
}
