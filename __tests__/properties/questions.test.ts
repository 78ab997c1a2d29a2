/** @jest-environment node */
import fc from 'fast-check';
import type { Answers } from '../../machines/answer.types';
import { assessmentFromWire } from '../../src/questions/assessment/assessment.adapter';
import { toWireAnswers } from '../../src/questions/assessment/to-wire-answers';
import { validateAnswer } from '../../src/questions/assessment/validate-answer';
import { moduleFromWire } from '../../src/questions/check-in.adapter';
import { formatAnswer } from '../../src/questions/format-answer';
import {
  flattenQuestions,
  intakePagesFromWire,
  toIntakeAnswers,
} from '../../src/questions/intake.adapter';
import { interventionFromWire } from '../../src/questions/intervention.adapter';
import type { Question } from '../../src/questions/question.types';
import { withSavedAnswers } from '../../src/questions/saved-answers';
import { toCheckInAnswers } from '../../src/questions/to-check-in-answers';
import { allowConsole } from '../support/fail-on-console';
import { anyJson, anyText, withOddParts } from './arbitraries';

// Wrong fields are logged on purpose.
beforeEach(() => allowConsole(/does not have the expected shape/));

const options = [
  { id: 'a', value: 0, title: 'Not at all', label: 'Not at all', isOverride: true },
  { id: 'b', value: 'b', title: 'Often', label: 'Often' },
];
const assessment = {
  id: 'phq-9',
  name: 'PHQ-9',
  content: {
    sections: [
      {
        title: 'Over the last 2 weeks',
        answers: options,
        questions: [
          { key: 'q1', title: 'Interest', type: 'single', skippable: false },
          { key: 'q2', title: 'Sleep', type: 'multi-select', answers: options },
          { key: 3, title: 'Hours', type: 'number', meta: { min: 0, max: '24' } },
          { key: 'q4', title: 'More', type: 'free_text', skippable: true },
        ],
      },
    ],
  },
};
const module = {
  id: 'low-mood',
  versionId: 7,
  title: 'Low mood',
  type: 'symptom',
  content: {
    nodes: [
      { id: 'h', type: 'heading', label: 'Today' },
      { id: 's', type: 'slider_vertical', label: 'Energy', minValue: -2, maxValue: 2 },
      { id: 'l', type: 'likert', label: 'Strength', minValue: 0, maxValue: '10', minLabel: 'No' },
      { id: 'w', type: 'likert', label: 'Words', answers: options },
      { id: 'm', type: 'multiple_choice', label: 'Where', multiselect: true, answers: options },
      { id: 't', type: 'free_text', label: 'Note' },
    ],
  },
};
const questionnaire = {
  pages: [
    {
      description: 'You',
      items: [
        { linkId: 'r', text: 'Why', type: 'text' },
        { linkId: 'c', text: 'Which', type: 'choice', multiple: true, answerOptions: options },
        { linkId: 'g', text: 'More', type: 'group', items: [{ linkId: 'n', type: 'text' }] },
      ],
    },
  ],
};
const intervention = {
  name: 'Safety plan',
  items: [
    { id: 'h', type: 'heading', label: 'Help' },
    { id: 'l', type: 'likert', label: 'Sure', answers: options },
    { id: 'm', type: 'multiple_choice', label: 'Where', answers: options },
  ],
  answers: [
    { interventionItemId: 'l', answer: { value: 0 } },
    { interventionItemId: 'm', answer: { value: ['a', 'b'] } },
  ],
};

const wire = (valid: unknown) => fc.oneof({ weight: 4, arbitrary: withOddParts(valid) }, anyJson);
const saved = fc.oneof(
  anyJson,
  fc.array(fc.record({ key: anyJson, value: anyJson })),
  withOddParts([
    { key: 's', value: 1 },
    { key: 'm', value: ['a', 'gone'] },
  ]),
);

/** Something that a person may have entered: any text, or ids of choices. */
const entered = fc.oneof(
  anyText,
  fc.constantFrom('a', 'b', '0', '7', '-1', ' ', '1e3'),
  fc.array(fc.constantFrom('a', 'b', '0', 'gone')),
);
const toAnswers = (questions: readonly { key: string }[], value: string | string[]): Answers =>
  Object.fromEntries(questions.map(({ key }) => [key, value]));

/** Checks what every screen relies on. */
function expectShowable(questions: readonly Question[]): void {
  const keys = questions.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const question of questions) {
    expect(typeof question.title).toBe('string');
    if (!('choices' in question)) continue;
    const ids = question.choices.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(question.choices.every(({ label }) => typeof label === 'string')).toBe(true);
  }
}

/** Checks that a body arrives at the server as it was. */
function expectSendable(body: unknown): void {
  expect(JSON.parse(JSON.stringify(body))).toEqual(body);
}

describe('§3 questions of any shape', () => {
  it('§3: an assessment can be shown and answered, or is none', () => {
    fc.assert(
      fc.property(wire(assessment), entered, (value, answer) => {
        const questions = assessmentFromWire(value)?.questions ?? [];
        expectShowable(questions);
        for (const question of questions) validateAnswer(question, answer);
        expectSendable(toWireAnswers(questions, toAnswers(questions, answer)));
      }),
    );
  });

  it('§3: a check-in can be shown and answered, or is none', () => {
    fc.assert(
      fc.property(wire(module), entered, (value, answer) => {
        const questions = moduleFromWire(value)?.questions ?? [];
        expectShowable(questions);
        for (const question of questions) formatAnswer(question, answer);
        expectSendable(toCheckInAnswers(questions, toAnswers(questions, answer)));
      }),
    );
  });

  it('§2: saved answers of any shape are shown with their form', () => {
    fc.assert(
      fc.property(wire(module), saved, (value, savedWire) => {
        const form = withSavedAnswers(moduleFromWire(value)?.questions ?? [], savedWire);
        expectShowable(form.questions);
        for (const question of form.questions) formatAnswer(question, form.answers[question.key]);
        expect(form.orphanedAnswerCount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('§3: an intake questionnaire can be shown and answered, or is none', () => {
    fc.assert(
      fc.property(wire(questionnaire), entered, (value, answer) => {
        const pages = intakePagesFromWire(value) ?? [];
        const questions = flattenQuestions(pages.flatMap(({ items }) => items));
        expectShowable(questions);
        const answers = toIntakeAnswers(pages, toAnswers(questions, answer));
        expectSendable(answers);
        expect(answers.every(({ linkId }) => linkId.trim() !== '')).toBe(true);
      }),
    );
  });

  it('§3: a completed intervention can be shown, or is none', () => {
    fc.assert(
      fc.property(wire(intervention), (value) => {
        const form = interventionFromWire(value);
        if (form === null) return;
        expectShowable(form.questions);
        for (const question of form.questions) formatAnswer(question, form.answers[question.key]);
      }),
    );
  });
});
