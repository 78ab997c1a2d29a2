import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { startApp } from '../../src/app/boot/start-app';
import { startSandbox } from '../../src/qa/sandbox/hosts/jest/start-sandbox';
import { openFirstView } from './open-first-view';
import { isAdopted, pauses, step, TIMEOUT_MS, TRIES, type Step } from './press-steps';

/** Numbers of questions; the long page is drawn in slices. */
const SIZES = [10, 10, 10, 10, 10, 100];

const world = startSandbox();

// As in a browser: React itself decides when it renders.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

/** Presses one option of one question; remembers it as that question's last press. */
function press({ question, option }: { question: number; option: number }, last: Presses): void {
  const groups = document.querySelectorAll('fieldset');
  const radios = groups[question % groups.length]?.querySelectorAll('input') ?? [];
  const radio = radios[option % radios.length];
  if (radio === undefined) throw new Error('The question has no options.');
  radio.click();
  last.set(radio.name, radio);
}

type Presses = Map<string, HTMLInputElement>;

async function pressUntilAdopted(steps: readonly Step[], startAt: number): Promise<Presses> {
  const last: Presses = new Map();
  for (let index = 0; index < startAt + steps.length || !isAdopted(); index += 1) {
    if (index === startAt) startApp(document);
    const current = steps[index % steps.length];
    if (current === undefined) continue;
    press(current, last);
    await pauses[index > startAt + steps.length ? 'task' : current.pause]();
  }
  return last;
}

function closePage(): void {
  document.body.replaceChildren();
  sessionStorage.clear();
  world.reset();
}

/** Submits, and expects that the flow misses just so many answers. */
async function expectMissingAnswers(count: number): Promise<void> {
  document.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
  if (count === 0) await screen.findByText('Assessments completed!');
  else
    await waitFor(() =>
      expect(document.querySelectorAll('fieldset[aria-invalid="true"]')).toHaveLength(count),
    );
}

it(
  'no press is lost, at whatever moment the app takes over',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 30 }),
        fc.nat(10),
        fc.constantFrom(...SIZES),
        async (steps, startAt, size) => {
          closePage();
          await openFirstView(`/user/lena/assessments?context=sms&assessments=long-${size}`);
          await screen.findByText(/^Long form/);
          const last = await pressUntilAdopted(steps, startAt);
          await pauses.task();
          for (const radio of last.values())
            expect([radio.isConnected, radio.checked]).toEqual([true, true]);
          await expectMissingAnswers(size - last.size);
        },
      ),
      { numRuns: TRIES },
    );
  },
  TIMEOUT_MS,
);
