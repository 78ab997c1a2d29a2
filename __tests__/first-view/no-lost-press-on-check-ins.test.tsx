import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { startApp } from '../../src/app/boot/start-app';
import { startSandbox } from '../../src/qa/sandbox/hosts/jest/start-sandbox';
import { assignCheckIn, everyNodeModule } from '../support/check-in-module';
import { signInAs } from '../support/render-app';
import { findHeading, openFirstView } from './open-first-view';
import { isAdopted, pauses, step, TIMEOUT_MS, TRIES, type Step } from './press-steps';

const world = startSandbox();

// As in a browser: React itself decides when it renders.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

/** Presses an option; remembers which was pressed last in its group. */
function press({ question, option }: Step, last: Map<string, string>): void {
  const names = ['question-one', 'question-scale', 'question-named'];
  const name = names[question % names.length] ?? '';
  const radios = [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
  const radio = radios[option % radios.length];
  if (radio === undefined) throw new Error('The question has no options.');
  radio.click();
  last.set(name, String(option % radios.length));
}

it(
  '§4, D9: no answer to a check-in is lost or sent twice, at whatever moment the app hydrates',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 30 }),
        fc.nat(10),
        async (steps, startAt) => {
          document.body.replaceChildren();
          sessionStorage.clear();
          world.reset();
          assignCheckIn(world, 'ada', everyNodeModule);
          signInAs(world, 'ada');
          await openFirstView('/check-ins/every-node');
          await findHeading('Every node');
          const last = new Map<string, string>();
          for (let index = 0; index < startAt + steps.length || !isAdopted(); index += 1) {
            if (index === startAt) startApp(document);
            const current = steps[index % steps.length];
            if (current === undefined) continue;
            press(current, last);
            await pauses[index > startAt + steps.length ? 'task' : current.pause]();
          }
          document.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
          await screen.findByRole('heading', { level: 1, name: 'Check in' });
          const sent = (world.checkInScores.get('ada') ?? []).filter(
            ({ moduleId }) => moduleId === 'every-node',
          );
          expect(sent).toHaveLength(1);
          const values = sent[0]?.answers.map(
            ({ key, value }) => [`question-${key}`, String(value)] as const,
          );
          expect(new Map(values)).toEqual(last);
        },
      ),
      { numRuns: TRIES },
    );
  },
  TIMEOUT_MS,
);
