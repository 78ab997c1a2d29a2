/** A visitor as the kiosk asks for them; `dateOfBirth` is MM/dd/yyyy. */
export type KioskVisitor = { readonly lastName: string; readonly dateOfBirth: string };

/** How long a visitor waited, in ms: for the first answer after Continue, and the next one for the kiosk after Done. */
export type KioskVisit = { readonly toAnswers: number; readonly toKiosk: number };

type Visits = { readonly visitors: readonly KioskVisitor[]; readonly size: number };

/** Runs in the page: one visitor after the other says who they are, answers all of `size` questions, submits and is done. */
export async function visitKiosk({ visitors, size }: Visits): Promise<KioskVisit[]> {
  const until = <T>(find: () => T | null | undefined | false) =>
    new Promise<T>((resolve) => {
      const look = () => {
        const found = find();
        if (found === null || found === undefined || found === false) return;
        observer.disconnect();
        resolve(found);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      look();
    });
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });
  const emptyField = (name: string) => () => {
    const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    return field?.value === '' && field;
  };
  const type = (field: HTMLInputElement, text: string) => {
    // The page watches the property itself; what it replaces is the browser's own.
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
    await painted();
    const continued = performance.now();
    press('Continue');
    await until(() => questions() === size);
    await painted();
    const asked = performance.now();
    for (const [index, radio] of radios().entries())
      if (radios()[index - 1]?.name !== radio.name) radio.click();
    await painted();
    press('Submit');
    await until(() => document.querySelector('h1')?.textContent === 'Assessments completed!');
    await painted();
    const done = performance.now();
    press('Done');
    await until(emptyField('lastName'));
    await painted();
    return { toAnswers: asked - continued, toKiosk: performance.now() - done };
  }

  const visits: KioskVisit[] = [];
  for (const visitor of visitors) visits.push(await visit(visitor));
  return visits;
}
