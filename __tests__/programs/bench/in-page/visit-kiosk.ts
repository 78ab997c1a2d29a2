/** What a visitor enters at the kiosk; `dateOfBirth` is MM/dd/yyyy. */
export type KioskVisitor = { readonly lastName: string; readonly dateOfBirth: string };

/** Waiting times in ms: from Continue to the questions, and from Done to the empty form for the next visitor. */
export type KioskVisit = { readonly continueToQuestions: number; readonly doneToKiosk: number };

type Visits = {
  readonly visitors: readonly KioskVisitor[];
  readonly size: number;
  /** The next visitor waits until this time since the start of the last visit has passed. */
  readonly intervalMs: number;
};

/** Runs in the page: each visitor identifies, answers all `size` questions, submits and presses Done. */
export async function visitKiosk({ visitors, size, intervalMs }: Visits): Promise<KioskVisit[]> {
  const { afterPaint, until } = window.bench;
  const emptyField = (name: string) => () => {
    const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    return field?.value === '' && field;
  };
  const type = (field: HTMLInputElement, text: string) => {
    // React overrides `value` on the element to track it; use the browser's own setter.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const press = (name: string) =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === name)
      ?.click();
  const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const questions = () => new Set(radios().map(({ name }) => name)).size;

  async function visit({ lastName, dateOfBirth }: KioskVisitor): Promise<KioskVisit> {
    type(await until(emptyField('lastName')), lastName);
    type(await until(emptyField('dateOfBirth')), dateOfBirth);
    await afterPaint();
    const continuedAt = performance.now();
    press('Continue');
    await until(() => questions() === size);
    await afterPaint();
    const questionsShownAt = performance.now();
    for (const [index, radio] of radios().entries())
      if (radios()[index - 1]?.name !== radio.name) radio.click();
    await afterPaint();
    press('Submit');
    await until(() => document.querySelector('h1')?.textContent === 'Assessments completed!');
    await afterPaint();
    const doneAt = performance.now();
    press('Done');
    await until(emptyField('lastName'));
    await afterPaint();
    return {
      continueToQuestions: questionsShownAt - continuedAt,
      doneToKiosk: performance.now() - doneAt,
    };
  }

  const visits: KioskVisit[] = [];
  for (const visitor of visitors) {
    const interval = new Promise((resolve) => {
      setTimeout(resolve, intervalMs);
    });
    visits.push(await visit(visitor));
    await interval;
  }
  return visits;
}
