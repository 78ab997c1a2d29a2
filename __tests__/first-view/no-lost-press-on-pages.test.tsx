import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { startApp } from '../../src/app/boot/start-app';
import { startSandbox } from '../../src/qa/sandbox/hosts/jest/start-sandbox';
import type { SubmittedAnswer } from '../../src/qa/sandbox/world/instruments/validate-answers';
import { questionFieldId } from '../../src/questions/assessment/question-field-id';
import { findHeading, openFirstView } from './open-first-view';
import { isAdopted, pauses, step, TIMEOUT_MS, TRIES, type Step } from './press-steps';

const world = startSandbox();

// As in a browser: React itself decides when it renders.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

/** By question, the value of the option that was pressed last. */
type Presses = Map<string, string>;

/** A submitted answer, as it was pressed. */
const toPress = ({ key, answerValue }: SubmittedAnswer) =>
  [questionFieldId({ key }), String(answerValue?.answerId)] as const;

const getUnanswered = () =>
  [...document.querySelectorAll('fieldset')].filter(
    (group) => group.querySelector('input:checked') === null,
  );
const getSubmit = () => document.querySelector<HTMLButtonElement>('[type="submit"]');

/** Presses an option: of a question without an answer, where there is one. */
function pressOption({ question, option }: Step, last: Presses): void {
  const unanswered = getUnanswered();
  const groups = unanswered.length > 0 ? unanswered : [...document.querySelectorAll('fieldset')];
  const radios = groups[question % groups.length]?.querySelectorAll('input') ?? [];
  const radio = radios[option % radios.length];
  if (radio === undefined) throw new Error('The question has no options.');
  radio.click();
  last.set(radio.name, radio.value);
}

/** Answers, and presses Next as soon as everything is answered; never Submit. */
function walk(current: Step, last: Presses): void {
  const isComplete = getUnanswered().length === 0;
  if (isComplete && getSubmit()?.textContent === 'Next') getSubmit()?.click();
  else pressOption(current, last);
}

it(
  '§4: across two pages no press is lost or carried out twice, at whatever moment the app hydrates',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 30 }),
        fc.nat(25),
        async (steps, startAt) => {
          document.body.replaceChildren();
          sessionStorage.clear();
          world.reset();
          await openFirstView('/user/ada/assessments?context=sms&assessments=phq-9,gad-7');
          await findHeading('PHQ-9');
          const last: Presses = new Map();
          const isDone = () => isAdopted() && getSubmit()?.textContent === 'Submit';
          for (let index = 0; !isDone() || getUnanswered().length > 0; index += 1) {
            if (index === startAt) startApp(document);
            const current = steps[index % steps.length];
            if (current === undefined) continue;
            walk(current, last);
            await pauses[index > 1000 ? 'task' : current.pause]();
          }
          expect(window.history.state).toMatchObject({ idx: 1, usr: { page: 1 } });
          getSubmit()?.click();
          await screen.findByText('Assessments completed!');
          expect(world.submissions).toHaveLength(1);
          const sent = world.submissions[0]?.assessments.flatMap(({ answers }) => answers) ?? [];
          expect(new Map(sent.map(toPress))).toEqual(last);
        },
      ),
      { numRuns: TRIES },
    );
  },
  TIMEOUT_MS,
);
